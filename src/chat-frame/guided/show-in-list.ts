const ABOVE_PX = 12;

/**
 * Scrolls only the messages (`scrollIntoView` would also move the page around the frame): to the beginning of a page, or
 * for a question only until its buttons are visible, at most to its beginning.
 */
export function showInList(shown: HTMLElement, isPage: boolean): void {
  const list = shown.closest('.conversation');
  if (!list) return;
  const [own, around] = [shown.getBoundingClientRect(), list.getBoundingClientRect()];
  const toBeginning = own.top - around.top - ABOVE_PX;
  const toEnd = own.bottom - around.bottom + ABOVE_PX;
  if (isPage) list.scrollTop += toBeginning;
  else if (toEnd > 0) list.scrollTop += Math.min(toEnd, toBeginning);
}
