import { type RefObject, useEffect, useRef, useState } from 'react';

/** `below` is under the quick exit button, `top` is without anything next to it. */
type Edge = 'bottom' | 'below' | 'top';

const EDGES: readonly Edge[] = ['bottom', 'below', 'top'];

/** The messages and submit buttons of forms. */
const KEPT_CLEAR = '[type=submit], [aria-invalid=true], [id$=-error], .bg-danger-soft';

/**
 * The edge of the window for a toast: the bottom, unless a toast there would cover the button that caused it or a form
 * error, and another edge covers less.
 */
export function useToastEdge(
  viewport: RefObject<HTMLElement | null>,
  toastId: number | undefined,
  modal: HTMLElement | null,
): Edge {
  const [found, setFound] = useState<{ toastId: number; edge: Edge } | null>(null);
  const pressed = useLastPressed();

  useEffect(() => {
    const toast = viewport.current;
    const page = modal ?? document.querySelector('main');
    if (toastId === undefined || !toast || !page) return undefined;
    // Immediately, and when the page grows: a form's message appears after its toast, and moves its button.
    const look = () =>
      setFound({ toastId, edge: freestEdge(toast, modal ?? document.body, pressed.current) });
    const sizes = new ResizeObserver(look);
    sizes.observe(page);
    return () => sizes.disconnect();
  }, [viewport, toastId, modal, pressed]);
  return found && found.toastId === toastId ? found.edge : 'bottom';
}

/** Safari doesn't focus a pressed button. */
function useLastPressed(): RefObject<Element | null> {
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: Event) => {
      if (target instanceof Element) pressed.current = target.closest('button, a, label');
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, []);
  return pressed;
}

function freestEdge(toast: HTMLElement, page: Element, pressed: Element | null): Edge {
  const kept = [...page.querySelectorAll(KEPT_CLEAR), pressed, document.activeElement].flatMap((part) =>
    part && part !== document.body && !toast.contains(part) ? [part.getBoundingClientRect()] : [],
  );
  const exits = [...page.querySelectorAll('[data-quick-exit]')].map((exit) => exit.getBoundingClientRect());
  toast.style.setProperty('--below', `${Math.max(0, ...exits.map(({ bottom }) => bottom))}px`);
  const now = toast.dataset['edge'];
  const covered = EDGES.map((edge) => {
    toast.dataset['edge'] = edge;
    const place = toast.getBoundingClientRect();
    // The quick exit button is never covered.
    if (exits.some((exit) => meet(place, exit))) return Number.POSITIVE_INFINITY;
    return kept.filter((part) => meet(place, part)).length;
  });
  const least = Math.min(...covered);
  // The toast moves only if it then covers less.
  const free = EDGES.filter((_edge, at) => covered[at] === least);
  const edge = free.find((each) => each === now) ?? free[0] ?? 'bottom';
  toast.dataset['edge'] = edge;
  return edge;
}

function meet(one: DOMRect, other: DOMRect): boolean {
  return one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right;
}
