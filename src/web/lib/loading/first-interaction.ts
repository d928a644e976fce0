const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'input'];

let touch: Promise<unknown> | undefined;

/**
 * Resolves when a person moves a mouse over the page, presses, types or focuses a field. Used to load code that only an
 * interaction needs. A field that has the focus before the app starts counts, too.
 */
export function firstInteraction(): Promise<unknown> {
  touch ??= new Promise((resolve) => {
    if (document.activeElement !== document.body) resolve(true);
    for (const sign of SIGNS) addEventListener(sign, resolve, { capture: true, once: true });
  });
  return touch;
}
