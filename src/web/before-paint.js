// Inlined into every page and run before the title and the first paint: the page looks as it was left here,
// and a session that nobody used for longer than the idle lock allows is gone before anything of it shows.
(() => {
  const root = document.documentElement;
  const minute = 60_000;
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- outside it would be a global of every page
  const kept = (name) => {
    try {
      return localStorage.getItem(name);
    } catch {
      // A browser that keeps nothing.
      return null;
    }
  };

  // Push notifications go with the service worker, and what was stored for reading offline with its caches.
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- outside it would be a global of every page
  const clearOfflineData = () => {
    void navigator.serviceWorker
      ?.getRegistrations()
      .then((all) => all.forEach((worker) => void worker.unregister()));
    void window.caches?.keys().then((names) => names.forEach((name) => void caches.delete(name)));
  };

  // Leaving must work from the first paint on: what lib/quick-exit/quick-exit.ts does, in short, until it takes over.
  const quickExit = (event) => {
    event.preventDefault();
    root.hidden = true;
    const stays = ['face', 'idle-lock'].map((key) => [key, kept(key)]);
    const token = /"access_token":"([^"]+)"/.exec(kept('sb-evenkeel-auth-token'))?.[1];
    try {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, value] of stays) if (value) localStorage.setItem(key, value);
    } catch {
      // Leaving goes on.
    }
    const headers = { Authorization: `Bearer ${token}` };
    if (token) void fetch('/auth/v1/logout?scope=local', { method: 'POST', keepalive: true, headers });
    clearOfflineData();
    location.replace('https://www.weather.gov');
  };
  let shifts = [];
  const isEarly = () => window === parent && !('leaves' in root.dataset);
  addEventListener('keydown', (event) => {
    const { key, repeat, timeStamp } = event;
    if (!repeat) shifts = key === 'Shift' ? [...shifts, timeStamp].slice(-3) : [];
    if (isEarly() && shifts.length === 3 && timeStamp - shifts[0] <= 5000) quickExit(event);
  });
  addEventListener('click', (event) => {
    if (isEarly() && event.target instanceof Element && event.target.closest('[data-quick-exit]'))
      quickExit(event);
  });
  addEventListener('evenkeel:started', () => (root.dataset.started = ''));

  const theme = kept('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (!kept('fonts')) root.dataset.fonts = 'later';
  if (/(?:^|; )sidebar:state=false/.test(document.cookie)) root.dataset.sidebar = 'collapsed';

  const disguise = kept('face');
  const name = { notes: 'Notes', calendar: 'Calendar' }[disguise];
  if (name) {
    root.dataset.disguise = name;
    // Now, and the title that follows in the page stands behind this one.
    document.title = name;
    document.querySelector('[rel=icon]').href = `/faces/${disguise}.svg`;
    const manifest = document.querySelector('[name=manifest]');
    if (manifest) manifest.content = `/faces/${disguise}.webmanifest`;
  }

  if (!kept('exit-note')) root.dataset.exitNote = 'new';
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-understood]')) return;
    delete root.dataset.exitNote;
    document.querySelector('main')?.focus();
    localStorage.setItem('exit-note', 'read');
  });

  // Whoever came with a session and ends up without is told so (lib/session/follow-session.ts).
  if (kept('sb-evenkeel-auth-token')) root.dataset.arrived = 'signed-in';
  if (location.hash === '#idle') {
    root.dataset.ended = 'idle';
    // Answers of guided conversations stand in the tab's own storage.
    sessionStorage.clear();
  }
  const idleLock = Number(kept('idle-lock'));
  if (!(idleLock > 0) || !kept('sb-evenkeel-auth-token')) return;
  if (Math.abs(Date.now() - Number(kept('last-seen'))) < idleLock * minute) {
    localStorage.setItem('last-seen', String(Date.now()));
  } else {
    for (const key of ['sb-evenkeel-auth-token', 'offline', 'kept-deadlines']) localStorage.removeItem(key);
    sessionStorage.clear();
    clearOfflineData();
    root.dataset.ended = 'idle';
  }
})();
