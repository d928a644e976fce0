import { expect, test } from 'vitest';
import { crisisScripts } from '#domain/safety/script.ts';
import { prefaces, safetyScripts } from './safety-scripts.ts';

const scripts = Object.entries(safetyScripts).flatMap(([id, { texts }]) =>
  texts.map((text) => [id, text] as const),
);
const notEnglish = /-spanish$/;

test.each(scripts)('%s is short, holds no number and asks at most once', (_id, text) => {
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(120);
  expect(text).not.toMatch(/\d/);
  expect(text.replace(/"[^"]*"/g, '').match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
});

test.each(crisisScripts)('%s says that it is automated and names people to turn to', (id) => {
  const { texts, lines } = safetyScripts[id];
  expect(lines.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(notEnglish.test(id) ? /guía automática/ : /automated guide/);
});

test('no word about violence proposes a talk, a meeting or a deal with the other person', () => {
  const aboutViolence = scripts.filter(([id]) => id.startsWith('violence-')).map(([, text]) => text);
  for (const text of aboutViolence)
    expect(text).not.toMatch(/mediat|negotiat|compromis|confront|talk (?:to|with) (?:him|her)/i);
});

test('strangling sends to a doctor', () => {
  expect(safetyScripts['violence-strangled'].texts[0]).toMatch(/emergency room today/);
});

test('prefaces hold no numbers', () => {
  for (const { text } of Object.values(prefaces)) expect(text).not.toMatch(/\d/);
});
