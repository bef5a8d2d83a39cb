"""The games for programs that learn, through the frameworks they are written for."""
