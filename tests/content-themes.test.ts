import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkThemes } from '../scripts/content/check-themes.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'themes-'));
  await mkdir(path.join(folder, 'themes'));
});
afterEach(() => rm(folder, { recursive: true }));

const replies = ['One reply that fits anyone.', 'Another reply that fits anyone.']
  .map((reply) => `  - reply: "${reply}"`)
  .join('\n');

function theme(id: string, of: string): string {
  return `- id: "${id}"\n  title: "A title"\n  of: ["${of}"]\n  replies:\n${replies}\n`;
}

async function faultsOf(yaml: string): Promise<string[]> {
  await writeFile(path.join(folder, 'themes/lena.yaml'), yaml);
  return checkThemes(folder, new Set(['lena-3am', 'lena-help'])).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}

test('a valid theme has no faults', async () => {
  expect(await faultsOf(theme('lena-theme-nights', 'lena-3am'))).toEqual([]);
});

test.each([
  ['an intent that does not exist', theme('lena-theme-nights', 'lena-4am'), /:1 .*no intent lena-4am/],
  [
    'an intent of two themes',
    theme('lena-theme-nights', 'lena-3am') + theme('lena-theme-more', 'lena-3am'),
    /:7 .*lena-3am belongs to lena-theme-nights, too/,
  ],
  ['an ID without "theme"', theme('lena-nights', 'lena-3am'), /lena\.yaml: 0\.id/],
  [
    'one reply alone',
    theme('lena-theme-nights', 'lena-3am').replace(/ {2}- reply: "Another.*\n/, ''),
    /replies/,
  ],
])('detects a planted fault: %s', async (_name, yaml, fault) => {
  expect((await faultsOf(yaml)).join('\n')).toMatch(fault);
});
