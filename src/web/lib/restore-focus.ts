interface Beside {
  next: Node | null;
  previous: Node | null;
}

/**
 * Preserves the position of people who use the keyboard or a screen reader. When the focused element is removed (its
 * dialog is closed, its row deleted, its button replaced), browsers start again at the top of the page. Here the
 * focus moves to the next entry of the same list, or to the heading of its section.
 */
export function restoreFocus(): () => void {
  /** The focused element and its ancestors, from the inside out. A dialog is followed by what opened it. */
  let trail: readonly Element[] = trailOf(document.activeElement);
  const openers = new WeakMap<Element, readonly Element[]>();
  const beside = new WeakMap<Node, Beside>();
  let frame = 0;

  const look = () => {
    frame = 0;
    if (document.activeElement !== document.body || !document.hasFocus()) return;
    const [focused] = trail;
    // The element still exists: the person clicked elsewhere, so the focus is not moved.
    if (focused && isGone(focused)) giveFocus(trail, beside);
    trail = trailOf(document.activeElement);
  };
  // Runs in the next frame, because the replacement may take the focus by itself.
  const lookSoon = () => {
    frame ||= requestAnimationFrame(look);
  };
  const changes = new MutationObserver((records) => {
    if (trail.length === 0) return;
    for (const { removedNodes, nextSibling: next, previousSibling: previous } of records) {
      for (const node of removedNodes) beside.set(node, { next, previous });
    }
    if (document.activeElement === document.body) lookSoon();
  });

  const stopped = new AbortController();
  const { signal } = stopped;
  const follow = ({ target }: FocusEvent) => {
    const within = target instanceof Element ? trailOf(target) : [];
    const level = within.findIndex((part) => part instanceof HTMLDialogElement);
    const dialog = within[level];
    if (dialog && !trail.includes(dialog)) openers.set(dialog, trail);
    trail = dialog ? [...within.slice(0, level + 1), ...(openers.get(dialog) ?? [])] : within;
  };
  document.addEventListener('focusin', follow, { signal });
  document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget ?? lookSoon(), { signal });
  changes.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    changes.disconnect();
    cancelAnimationFrame(frame);
  });
  return () => stopped.abort();
}

function trailOf(focused: Element | null): Element[] {
  const trail: Element[] = [];
  for (let part = focused; part && part !== document.body; part = part.parentElement) trail.push(part);
  return trail;
}

function isGone(element: Element): boolean {
  return !element.isConnected || !element.checkVisibility() || element.matches(':disabled');
}

function giveFocus(trail: readonly Element[], beside: WeakMap<Node, Beside>): void {
  const level = trail.findIndex((part) => !isGone(part));
  const around = trail[level];
  const gone = trail[level - 1];
  const places = [
    around?.matches('ul, ol, tbody') && gone ? entryBeside(beside.get(gone)) : null,
    ...trail.slice(Math.max(level, 0)).map(headingOf),
    document.querySelector('main h1'),
    document.querySelector('main'),
  ];
  for (const place of places) {
    if (!(place instanceof HTMLElement)) continue;
    if (place.tabIndex < 0) place.tabIndex = -1;
    place.focus();
    // Elements behind an open dialog don't take the focus.
    if (document.activeElement === place) return;
  }
}

/** The button that opens the entry: its other buttons could repeat the last action. */
function entryBeside(siblings: Beside | undefined): Element | null {
  for (const entry of [siblings?.next, siblings?.previous]) {
    if (entry instanceof Element && entry.isConnected) return entry.querySelector('a[href]');
  }
  return null;
}

function headingOf(part: Element): Element | null {
  const [title = ''] = part.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = title ? document.getElementById(title) : null;
  return named && /^H[1-6]$/.test(named.tagName) ? named : null;
}
