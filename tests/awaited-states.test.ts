import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, 'e2e');

/** Code that depends on which of two things happens first, and what to write instead. */
const hasty: readonly [words: RegExp, instead: string][] = [
  [/networkidle/, 'the state itself, or `waitForRequests` of browser.ts'],
  [/waitForTimeout/, 'the state itself'],
  [/\.(?:un)?check\(\)/, '`choose` of browser.ts'],
  // The last of several elements may still be missing, and `none` may be the previous state.
  [/expect\(await [^;]*\.count\(\)\)\.toBe\([1-9]/, '`expect.poll`'],
  [/expect\(await [^;]*\.allInnerTexts\(\)\)\.toEqual\(/, '`expect.poll`'],
];

test('a browser test waits for the state that it checks', async () => {
  const found: string[] = [];
  for await (const name of glob('**/*.ts', { cwd: folder })) {
    const faults = hastyIn(await readFile(path.join(folder, name), 'utf8'));
    found.push(...faults.map((fault) => `${name}: ${fault}`));
  }
  expect(found).toEqual([]);
});

test.each([
  `await page.waitForLoadState('networkidle');`,
  'await page.waitForTimeout(100);',
  `await page.getByLabel('Annual').check();`,
  `expect(await page.getByRole('listitem').count()).toBe(4);`,
  `expect(await page.getByRole('listitem').allInnerTexts()).toEqual(['One']);`,
])('detects a planted fault: %s', (code) => {
  expect(hastyIn(code)).toHaveLength(1);
});

function hastyIn(code: string): string[] {
  return hasty
    .filter(([words]) => words.test(code))
    .map(([words, instead]) => `${words} instead of ${instead}`);
}
