import { expect, test } from 'vitest';
import { safetyScripts } from './safety-scripts.ts';

// Requirements for every text are checked with the files: tests/content-safety.test.ts.

test('the script about strangulation advises seeing a doctor', () => {
  expect(safetyScripts['violence-strangled'].texts[0]).toMatch(/emergency room today/);
});

test('the texts that are shown most often have a second variant', () => {
  expect(safetyScripts['suicide-asked'].texts).toHaveLength(2);
  expect(safetyScripts['violence-disclosed'].texts).toHaveLength(2);
});

test('no script explains a message as a feeling about the divorce', () => {
  const texts = Object.values(safetyScripts).flatMap((script) => script.texts);
  expect(texts.filter((text) => /I(?:'m| am) getting divorced/i.test(text))).toEqual([]);
});
