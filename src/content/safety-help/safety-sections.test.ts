import { expect, test } from 'vitest';
import { readingGrade } from '../../../evals/reading-grade.ts';
import { protocolSections } from './protocol-sections.ts';
import type { SafetySection } from './safety-section.ts';
import { safetySections } from './safety-sections.ts';

const textOf = ({ heading, content }: SafetySection) => [heading, ...content.flat()].join('\n');

test.each([...safetySections, ...protocolSections])(
  '$heading: has a reading grade of 6 or below and no exclamation mark or “please”',
  (section) => {
    expect(readingGrade(textOf(section))).toBeLessThanOrEqual(6);
    expect(textOf(section)).not.toMatch(/!|\bplease\b/i);
  },
);

test.each([[safetySections], [protocolSections]])('each section of a page has its own anchor', (sections) => {
  const ids = sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
