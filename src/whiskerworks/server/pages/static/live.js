// Keeps a table's page fresh. Without it everything works by loading the page again.
"use strict";

(() => {
  const main = document.getElementById("main");
  let wait = 500;
  let loading = null;

  const seq = () => Number(main.dataset.seq || 0);

  // ---- the page: its main part is taken from the server, never made here

  const keepTyped = () => {
    const typed = new Map();
    for (const box of main.querySelectorAll("input[type=text], textarea, select")) {
      if (box.name && box.value) typed.set(box.name, box.value);
    }
    const at = document.activeElement;
    const where = at && main.contains(at) ? at.name : "";
    return { typed, where };
  };

  const putBack = ({ typed, where }) => {
    for (const box of main.querySelectorAll("input[type=text][data-keep]")) {
      if (typed.has(box.name)) box.value = typed.get(box.name);
    }
    const at = where && main.querySelector(`[name="${CSS.escape(where)}"][data-keep]`);
    if (at) at.focus();
  };

  const show = (text, typed) => {
    const fresh = new DOMParser().parseFromString(text, "text/html").getElementById("main");
    if (!fresh) return location.reload();
    const scrolled = [...main.querySelectorAll(".log, .chat")].map((box) => box.scrollTop);
    main.replaceChildren(...fresh.childNodes);
    for (const name of Object.keys(main.dataset)) delete main.dataset[name];
    Object.assign(main.dataset, fresh.dataset);
    [...main.querySelectorAll(".log, .chat")].forEach((box, index) => {
      box.scrollTop = scrolled[index] || 0;
    });
    if (typed) putBack(typed);
    tick();
  };

  const refresh = () => {
    loading ||= fetch(location.href, { headers: { accept: "text/html" } })
      .then((answer) => answer.text())
      .then((text) => show(text, keepTyped()))
      .catch(() => undefined)
      .finally(() => { loading = null; });
    return loading;
  };

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("form[data-live]")) return;
    event.preventDefault();
    const fields = new URLSearchParams(new FormData(form, event.submitter));
    fetch(form.action, { method: "post", body: fields })
      .then(async (answer) => {
        const text = await answer.text();
        if (answer.redirected && answer.url.split("#")[0] !== location.href.split("#")[0]) {
          location.assign(answer.url);
        } else {
          const kept = keepTyped();
          for (const name of fields.keys()) kept.typed.delete(name);
          show(text, kept);
        }
      })
      .catch(() => form.submit());
  });

  document.addEventListener("change", (event) => {
    const file = event.target.matches("input[type=file][data-into]") && event.target.files[0];
    if (file) file.text().then((text) => { document.getElementById(event.target.dataset.into).value = text; });
  });

  document.addEventListener("click", (event) => {
    const copied = event.target.closest("[data-copy]");
    if (copied) navigator.clipboard?.writeText(copied.dataset.copy);
  });

  // ---- clocks

  const shown = (milliseconds) => {
    const seconds = Math.max(0, Math.floor(milliseconds / 1000));
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    if (!parts[0]) parts.shift();
    return parts.map((part, index) => (index ? String(part).padStart(2, "0") : part)).join(":");
  };

  let loaded = Date.now();
  const tick = () => { loaded = Date.now(); };
  setInterval(() => {
    for (const clock of main.querySelectorAll(".clock[data-runs]")) {
      const gone = (Date.now() - loaded) * Number(clock.dataset.runs);
      clock.textContent = shown(Number(clock.dataset.ms) + gone);
    }
  }, 500);

  // ---- the socket says that something is new; what it is, the page tells

  const connect = () => {
    if (!main.dataset.socket) return;
    const where = new URL(main.dataset.socket, location.href);
    where.protocol = where.protocol.replace("http", "ws");
    const socket = new WebSocket(where);
    socket.onopen = () => {
      wait = 500;
      socket.send(JSON.stringify({ type: "hello", seen: seq() }));
    };
    socket.onmessage = (event) => {
      const told = JSON.parse(event.data);
      const fresh = told.type === "update" || told.type === "snapshot";
      if (fresh && told.seq !== seq() && !main.dataset.still) refresh();
    };
    socket.onclose = (event) => {
      if (event.code >= 4400 && event.code < 4409) return;
      setTimeout(connect, wait * (0.5 + Math.random()));
      wait = Math.min(wait * 2, 30000);
    };
  };

  connect();
})();
