const OPEN_DELAY_MS = 700;
/** How soon after a tooltip the next one opens without a delay. */
const SKIP_DELAY_MS = 300;
/** The time to move from the icon onto its tooltip. */
const LEAVE_DELAY_MS = 150;
const GAP_PX = 8;
const EDGE_PX = 8;
const SIDEBAR = '.app-sidebar';

/**
 * Shows the name of every button and link with only an icon: 700 ms after a mouse rests on it, immediately in the
 * sidebar and on keyboard focus. One set of listeners for all of them, so that no button needs code for it. Esc
 * closes it. It repeats the accessible name. Touch gets none. Returns a function that ends it.
 */
export function startTooltips(): () => void {
  const tip = tipElement();
  const stopped = new AbortController();
  let near: HTMLElement | null = null;
  let isByFocus = false;
  /** The control was pressed or its tooltip dismissed. The tooltip stays hidden until the mouse has left. */
  let quiet: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let closedAt = -Infinity;

  const isOpen = () => tip.matches(':popover-open');
  const open = (sign: HTMLElement) => {
    tip.textContent = nameOf(sign);
    tip.showPopover();
    follow();
  };
  /** The page may scroll, grow or remove the icon while the tooltip is shown. */
  const follow = () => {
    if (!near || !isOpen()) return;
    if (!near.isConnected) return close();
    place(tip, near);
    frame = requestAnimationFrame(follow);
  };
  const close = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    near = null;
    if (!isOpen()) return;
    tip.hidePopover();
    closedAt = performance.now();
  };
  const approach = (sign: HTMLElement, byFocus: boolean) => {
    if (sign === near) return clearTimeout(isOpen() ? timer : undefined);
    const isFollowing = isOpen() || performance.now() - closedAt < SKIP_DELAY_MS;
    close();
    near = sign;
    isByFocus = byFocus;
    const isAtOnce = byFocus || isFollowing || sign.closest(SIDEBAR) !== null;
    timer = setTimeout(() => sign.isConnected && open(sign), isAtOnce ? 0 : OPEN_DELAY_MS);
  };
  const leave = () => {
    clearTimeout(timer);
    if (isOpen()) timer = setTimeout(close, LEAVE_DELAY_MS);
    else near = null;
  };

  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    react: (event: DocumentEventMap[Name]) => void,
  ) => document.addEventListener(name, react, { capture: true, signal: stopped.signal });
  listen('pointerover', ({ pointerType, target }) => {
    if (pointerType === 'touch') return undefined;
    if (target === tip) return clearTimeout(timer);
    const sign = signAt(target);
    if (sign !== quiet) quiet = null;
    else if (sign) return undefined;
    if (sign) approach(sign, false);
    // Keyboard focus takes priority over the position of an idle mouse.
    else if (!isByFocus) leave();
  });
  listen('pointerout', ({ relatedTarget }) => relatedTarget ?? (isByFocus || leave()));
  listen('focusin', ({ target }) => {
    const sign = signAt(target);
    if (sign?.matches(':focus-visible')) approach(sign, true);
    else if (isByFocus) close();
  });
  listen('focusout', () => isByFocus && close());
  listen('pointerdown', ({ target }) => {
    quiet = signAt(target);
    close();
  });
  listen('click', close);
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    // Esc closes only the tooltip, not the dialog around it.
    if (isByFocus) event.preventDefault();
    quiet = near;
    close();
  });
  stopped.signal.addEventListener('abort', () => {
    close();
    tip.remove();
  });
  return () => stopped.abort();
}

/**
 * Visible text only: a screen reader gets the icon's accessible name. The styles are set here, so that pages need no
 * rules for it.
 */
function tipElement(): HTMLElement {
  const tip = document.createElement('div');
  tip.role = 'tooltip';
  tip.ariaHidden = 'true';
  tip.popover = 'manual';
  tip.style.cssText =
    'inset:auto;margin:0;border:0;padding:.375rem .625rem;border-radius:8px;max-width:min(20rem,90vw);' +
    'background:var(--ink);color:var(--paper);font-size:.9375rem;line-height:1.4;overflow-wrap:anywhere';
  document.body.append(tip);
  return tip;
}

/** Returns the button or link if only its icon is visible. */
function signAt(target: EventTarget | null): HTMLElement | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
  return control && showsNoWords(control) && nameOf(control) ? control : null;
}

function showsNoWords(control: HTMLElement): boolean {
  return [...control.childNodes].every((part) => {
    if (part instanceof SVGElement) return true;
    // An element of this size has text for screen readers only.
    if (part instanceof HTMLElement) return part.offsetWidth <= 1;
    return !part.textContent?.trim();
  });
}

/** Shortens a name that contains a long text: "Copy" for "Copy: How do I …". */
function nameOf(control: HTMLElement): string {
  const [name = ''] = (control.ariaLabel ?? control.textContent).split(': ');
  return name.trim();
}

/**
 * Places the tooltip above the icon, below it if there is no room, or to the right of the sidebar, but never off the
 * screen.
 */
function place(tip: HTMLElement, sign: HTMLElement): void {
  const { left, right, top, bottom, width, height } = sign.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = tip;
  const isBeside = sign.closest(SIDEBAR) !== null;
  const above = top - GAP_PX - offsetHeight;
  const x = isBeside ? right + GAP_PX : left + (width - offsetWidth) / 2;
  const y = isBeside ? top + (height - offsetHeight) / 2 : above < EDGE_PX ? bottom + GAP_PX : above;
  const most = document.documentElement.clientWidth - EDGE_PX - offsetWidth;
  tip.style.left = `${Math.max(EDGE_PX, Math.min(x, most))}px`;
  tip.style.top = `${y}px`;
}
