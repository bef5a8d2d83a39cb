"""Many tables, for people: lobby, sockets, accounts, stores, bots, pages."""
