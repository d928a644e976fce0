import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The rules that read colors. All others read only elements, their boxes and whether they are visible. */
const colorRules = ['color-contrast', 'link-in-text-block'];
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Axe {
  run(
    context: Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { target: unknown }[] }[] }>;
}

/** The rules that a page and the frames in it violate, each with the first element. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) found.push(...(await findViolations(frame)));
  return found;
}

/** The violations of a page and its frames, or of some frames, in light and in dark mode. Ends in dark mode. */
export async function violationsInBothModes(
  page: Page,
  frames: readonly Frame[] = page.frames(),
): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const frame of frames) {
      const isChecked = colorScheme === 'dark' && (await isSameAsChecked(frame));
      const violated = await findViolations(frame, isChecked ? colorRules : undefined);
      found.push(...violated.map((violation) => `${violation} in ${colorScheme}`));
      if (colorScheme === 'light') await rememberChecked(frame);
    }
  }
  return found;
}

/** The violations in a single frame, of all rules or of some. */
async function findViolations(frame: Frame, rules?: readonly string[]): Promise<string[]> {
  await loadAxe(frame);
  const runOnly = rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags };
  return frame.evaluate(async (only) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // A color in transition matches neither its old nor its new value, so animations are finished first. Text that is
    // still loading is awaited.
    for (const motion of document.getAnimations()) {
      if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
    }
    const options = { runOnly: only, resultTypes: ['violations'], iframes: false };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id} at ${JSON.stringify(nodes[0]?.target)}`);
  }, runOnly);
}

/** Remembers what the rules without colors have read, in the document itself. */
async function rememberChecked(frame: Frame): Promise<void> {
  await frame.evaluate(`globalThis.checked = (${elementsAndBoxes.toString()})()`);
}

/** Whether those rules would read the same again. A document that has been replaced remembers nothing. */
async function isSameAsChecked(frame: Frame): Promise<boolean> {
  return frame.evaluate(`globalThis.checked === (${elementsAndBoxes.toString()})()`);
}

function elementsAndBoxes(): string {
  const boxes = Array.from(document.body.querySelectorAll('*'), (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return [x, y, width, height, isVisible].join(' ');
  });
  return [document.title, document.documentElement.lang, document.body.outerHTML, ...boxes].join('\n');
}

/**
 * Evaluated, not injected: the content security policy refuses any script that is not the app's own. Only once per
 * document, because axe is half a megabyte.
 */
async function loadAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
}
