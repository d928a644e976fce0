import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Frame, Page } from 'playwright-core';

const source = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
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

/** Does the same for a single frame. */
export async function findViolations(frame: Frame): Promise<string[]> {
  // Evaluated, not injected: the content security policy refuses any script that is not the app's own. Only once per
  // document, because axe is half a megabyte.
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
  return frame.evaluate(async (values) => {
    const { axe } = globalThis as unknown as { axe: Axe };
    // A color in transition matches neither its old nor its new value, so animations are finished first. Text that is
    // still loading is awaited.
    for (const motion of document.getAnimations()) {
      if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
    }
    const options = { runOnly: { type: 'tag', values }, resultTypes: ['violations'], iframes: false };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id} at ${JSON.stringify(nodes[0]?.target)}`);
  }, tags);
}
