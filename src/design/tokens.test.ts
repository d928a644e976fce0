import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const colors = new Map(
  [...css.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map((match) => [
    match[1],
    { light: match[2] ?? '', dark: match[3] ?? '' },
  ]),
);

const grounds = ['paper', 'surface'];
const advisors = ['lena', 'emma', 'hannah', 'james', 'max', 'ava'];
const softPairs = ['pine', 'apricot', 'danger', 'success'].map((name) => [name, `${name}-soft`]);
const textPairs = [
  ...['ink', 'ink-soft', 'pine', 'apricot', 'danger', 'success', ...advisors].flatMap((text) =>
    grounds.map((ground) => [text, ground]),
  ),
  ...softPairs,
  ...softPairs.map(([, soft]) => ['ink', soft]),
  ...softPairs.map(([, soft]) => ['ink-soft', soft]),
  ['on-pine', 'pine'],
  ['on-danger', 'danger'],
] as [string, string][];

test.each(textPairs)('%s on %s has enough contrast in both themes', (text, ground) => {
  expect(contrast(text, ground, 'light')).toBeGreaterThanOrEqual(4.5);
  expect(contrast(text, ground, 'dark')).toBeGreaterThanOrEqual(4.5);
});

test.each(grounds)('edges and the focus ring have enough contrast on %s', (ground) => {
  for (const theme of ['light', 'dark'] as const) {
    expect(contrast('edge', ground, theme)).toBeGreaterThanOrEqual(3);
    expect(contrast('pine', ground, theme)).toBeGreaterThanOrEqual(3);
  }
});

test('planted: a gray that is too light is detected', () => {
  expect(ratio('#a9a9a9', '#ffffff')).toBeLessThan(4.5);
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21);
});

function contrast(text: string, ground: string, theme: 'light' | 'dark'): number {
  const [a, b] = [colors.get(text), colors.get(ground)];
  if (!a || !b) throw new Error(`No token ${a ? ground : text}`);
  return ratio(a[theme], b[theme]);
}

/** The contrast ratio of WCAG 2, 1 to 21. */
function ratio(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
