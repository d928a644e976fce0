import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { waitForRequests, waitForWatchers } from './browser.ts';

interface Stop {
  /** The name of the tab stop. Empty if nothing has the focus. */
  name: string;
  /** The problems that a sighted keyboard user would have. */
  faults: readonly string[];
}

const MAX_STOPS = 90;

/** Presses Tab until the target has the focus. Checks that every stop on the way shows its focus and is not covered. */
export async function tabTo(
  page: Page,
  name: RegExp,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
  timeoutMs?: number,
): Promise<void> {
  const met: string[] = [];
  for (let count = 0; count < MAX_STOPS; count++) {
    await page.keyboard.press(key);
    const stop = await expectAccessibleStop(page, timeoutMs);
    met.push(stop.name);
    if (name.test(stop.name)) return;
  }
  throw new Error(`${name} is out of reach: ${met.join(' · ')}`);
}

export async function press(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, name, key);
  await page.keyboard.press('Enter');
}

export async function write(page: Page, label: RegExp, words: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.type(words);
}

/** The page is visible before it can be used, and late parts may appear between two presses. */
export async function waitUntilReady(page: Page): Promise<void> {
  await waitForWatchers(page);
  await waitForRequests(page);
}

/** The focused element, and what is wrong with its focus indicator. */
export async function currentStop(page: Page): Promise<Stop> {
  for (const frame of page.frames()) {
    const stop = await stopIn(frame);
    if (stop) return stop;
  }
  return { name: '', faults: [] };
}

/** Waits until the browser has scrolled to the element. */
async function expectAccessibleStop(page: Page, timeoutMs?: number): Promise<Stop> {
  let stop = await currentStop(page);
  if (stop.faults.length > 0)
    await expect
      .poll(
        async () => {
          stop = await currentStop(page);
          return `${stop.name}: ${stop.faults.join(', ')}`;
        },
        { ...(timeoutMs && { timeout: timeoutMs }) },
      )
      .toMatch(/: $/);
  return stop;
}

function stopIn(frame: Frame): Promise<Stop | null> {
  return frame.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || !document.hasFocus()) return null;
    if (element === document.body || element instanceof HTMLIFrameElement) return null;
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement;
    const label = isField ? element.labels?.[0]?.textContent : null;
    const titled = element.getAttribute('aria-labelledby')?.split(' ')[0];
    const named =
      element.getAttribute('aria-label') ??
      (titled && document.getElementById(titled)?.textContent) ??
      label ??
      element.textContent;
    const name = named.trim().replaceAll(/\s+/g, ' ');

    const isOutlined = [null, '::after'].some((part) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element, part);
      const isClear = outlineColor === 'transparent' || outlineColor.endsWith(', 0)');
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isClear;
    });

    /** What covers the middle of its visible part, here and in the page around a frame. */
    const cover = (): Element | 'the edge' | null => {
      // A link may run over two lines.
      const { left, top, right, bottom } = element.getClientRects()[0] ?? new DOMRect();
      const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
      const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
      const met = document.elementFromPoint(x, y);
      if (bottom <= 0 || top >= innerHeight || !met) return 'the edge';
      const isOwn =
        element.contains(met) || met.contains(element) || (met.closest('label')?.contains(element) ?? false);
      const around = window.frameElement;
      if (!isOwn || !around) return isOwn ? null : met;
      const box = around.getBoundingClientRect();
      const outside = parent.document.elementFromPoint(box.left + x, box.top + y);
      return outside === around ? null : (outside ?? 'the edge');
    };
    const over = cover();
    const faults = [
      ...(isOutlined ? [] : ['its focus does not show']),
      ...(over ? [`it is behind ${typeof over === 'string' ? over : over.outerHTML.slice(0, 80)}`] : []),
    ];
    return { name, faults };
  });
}
