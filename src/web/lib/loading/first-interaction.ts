const SIGNS = ['pointermove', 'pointerdown', 'focusin', 'input'];

let touch: Promise<unknown> | undefined;

/**
 * Once someone moves a mouse over the page, presses, types or goes to a field: what only they need is fetched then.
 * What has the focus before the app has started counts, too.
 */
export function firstInteraction(): Promise<unknown> {
  touch ??= new Promise((resolve) => {
    if (document.activeElement !== document.body) resolve(true);
    for (const sign of SIGNS) addEventListener(sign, resolve, { capture: true, once: true });
  });
  return touch;
}
