// Inlined into every page and run before the first paint: the theme and the sidebar as they were left.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // A browser that keeps nothing shows the system's theme.
  }
  if (/(?:^|; )sidebar:state=false/.test(document.cookie)) root.dataset.sidebar = 'collapsed';
})();
