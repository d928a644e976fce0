import { expect, test } from 'vitest';
import { helpLines } from '#domain/help.ts';
import { type ScriptId, crisisScripts } from '#domain/safety/script.ts';
import { readingGrade } from '../../evals/reading-grade.ts';
import { safetyScripts } from './safety-scripts.ts';

const ids = Object.keys(safetyScripts) as ScriptId[];
const scripts = ids.flatMap((id) => safetyScripts[id].texts.map((text) => [id, text] as const));
const notEnglish = /spanish$/;

const numbers = helpLines.flatMap(({ call, text, tty }) => [call, text?.number, tty]);

test.each(scripts)(
  '%s is short, names only numbers of the help lines, and asks at most one question',
  (_id, text) => {
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(120);
    for (const number of text.match(/\d[\d-]{2,}/g) ?? []) expect(numbers).toContain(number);
    expect(text.replace(/"[^"]*"/g, '').match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
  },
);

test.each(scripts.filter(([id]) => !notEnglish.test(id)))(
  '%s has a reading grade of seven or below',
  (_id, text) => {
    expect(readingGrade(text)).toBeLessThanOrEqual(7);
  },
);

test.each(scripts)('shows a button beside the text for every helpline whose number %s names', (id, text) => {
  const beside = new Set<string>(safetyScripts[id].lines);
  const named = helpLines.filter(({ call }) => text.includes(call)).map(({ id: line }) => line);
  for (const line of named) if (line !== 'veterans') expect(beside).toContain(line);
});

test('no script tells people to lock themselves in alone, or explains their feelings to them', () => {
  for (const [, text] of scripts) {
    expect(text.replace("don't lock yourself in", '')).not.toMatch(
      /lock(?:ed)? (?:yourself|the) |locked door/i,
    );
    expect(text).not.toMatch(/I(?:'m| am) getting divorced/i);
  }
});

test.each(crisisScripts)('%s says that it is automated and names people to contact', (id) => {
  const { texts, lines } = safetyScripts[id];
  expect(lines.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(notEnglish.test(id) ? /guía automática/ : /automated guide/);
});

test('no script about violence suggests a talk, a meeting or an agreement with the other person', () => {
  const aboutViolence = scripts.filter(([id]) => id.startsWith('violence-')).map(([, text]) => text);
  for (const text of aboutViolence)
    expect(text).not.toMatch(/mediat|negotiat|compromis|confront|talk (?:to|with) (?:him|her)/i);
});

test('the script about strangulation advises seeing a doctor', () => {
  expect(safetyScripts['violence-strangled'].texts[0]).toMatch(/emergency room today/);
});
