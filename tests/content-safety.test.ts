import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSafety } from '../scripts/content/check-safety.ts';
import { openContent } from '../scripts/content/open-content.ts';
import { openSafety } from '../scripts/content/open-safety.ts';

const contentFolder = path.resolve(import.meta.dirname, '../content');
const { sources } = openContent(contentFolder);

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-safety-'));
  await cp(path.join(contentFolder, 'safety'), path.join(folder, 'safety'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

test('every safety text is valid', () => {
  expect(faults()).toEqual([]);
});

const hard =
  'Notwithstanding jurisdictional considerations, administrative determinations necessitate individualized evaluation.';

/** Errors that must be detected: the error, the file, the edit that causes it, and the message with its line. */
const plants: readonly [name: string, file: string, from: string | RegExp, to: string, said: RegExp][] = [
  [
    'a script about suicide without the lifeline',
    'suicide/suicide-stay',
    /988/g,
    'them',
    /:11 .*name 988 \(/,
  ],
  ['a script about suicide without 911', 'suicide/suicide-asked', 'act on it, call 911', 'act', /name 911/],
  ['a second variant without 911', 'suicide/suicide-asked', 'close, call 911', 'close', /:22 .*name 911/],
  [
    'a script about violence without the hotline',
    'violence/violence-now',
    /1-800-\S+\d/,
    'them',
    /name 1-800-799/,
  ],
  ['a script about a child without Childhelp', 'children/child-now', /1-800-\S+\d/, 'them', /name 1-800-422/],
  ['a script about poison without its line', 'children/swallowed', /1-800-\S+\d/, 'them', /name 1-800-222/],
  ['a script about anger without the lifeline', 'harm/harm-now', '988', 'them', /name 988/],
  [
    'a Spanish script without the hotline',
    'spanish/violence-spanish',
    /1-800-\S+\d/,
    'ellos',
    /name 1-800-799/,
  ],
  ['a line after an answer without its number', 'notes/note-self', '988', 'them', /name 988/],
  [
    'a number with a wrong digit',
    'violence/violence-safe',
    '7233',
    '7234',
    /:\d+ 1-800-799-7234 is the number of no/,
  ],
  [
    'a number without its button',
    'suicide/suicide-plan',
    '[crisis, emergency]',
    '[crisis]',
    /:4 .*lacks "emer/,
  ],
  [
    'a button that does not exist',
    'suicide/suicide-plan',
    '[crisis,',
    '[crisys,',
    /:4 .*none of the help lines/,
  ],
  ['no button beside a script', 'harm/harm-not-now', '[crisis]', '[]', /:4 numbers names no help line/],
  ['numbers that nobody compared', 'harm/harm-now', /^checked:.*$/m, 'checked:', /:5 checked needs the day/],
  ['a day that does not exist', 'harm/harm-now', /^checked:.*$/m, 'checked: today', /:5 checked: .*a date/],
  ['an id of no script', 'harm/harm-now', 'id: harm-now', 'id: harm-later', /:2 id: is none of the ids/],
  ['the id of another script', 'harm/harm-now', 'id: harm-now', 'id: harm-others', /:2 id must be the name/],
  ['a field that does not exist', 'harm/harm-now', 'used:', 'uses:', /uses/],
  ['no word on when it is used', 'harm/harm-now', /^used:.*\n/m, '', /used/],
  ['a script without a text', 'harm/harm-now', /\n---\n[\s\S]*/, '\n---\n', /text: is empty/],
  ['a source that is not listed', 'children/swallowed', '- ohsu-', '- no-', /:7 .*"no-poison.*" is not in/],
  ['a site that no source is on', 'suicide/suicide-asked', '- 988lifeline', '- 180nj', /is not in/],
  [
    'a site that nobody opened',
    'harm/harm-now',
    'They',
    'See help.org. They',
    /sources names no page of help\.org/,
  ],
  ['a review without a day', 'harm/harm-now', 'reviewed_by:', 'reviewed_by: Jo Doe, LCSW', /reviewed_on/],
  ['a text that is too long', 'harm/harm-now', 'They', `${'It is so. '.repeat(40)}They`, /120 is the limit/],
  [
    'a text that is hard',
    'harm/harm-now',
    'They',
    `${hard} ${hard} They`,
    /:11 text reads at grade .*; 7 is/,
  ],
  ['a line that is hard', 'notes/note-child', 'If', `${hard} If`, /:11 text reads at grade .*; 9 is/],
  ['a second question', 'harm/harm-others', 'Then talk', 'Why? Then talk', /asks 2 questions/],
  [
    'a script that hides what it is',
    'harm/harm-now',
    'an automated guide',
    'here',
    /must say "automated guide"/,
  ],
  [
    'a Spanish script that hides it',
    'spanish/violence-spanish',
    'guía automática',
    'amiga',
    /must say .*guía automática/,
  ],
  [
    'the advice to lock oneself in',
    'harm/harm-now',
    'They',
    'Lock yourself in. They',
    /must not say "Lock yourself/,
  ],
  [
    'the advice to deal with them',
    'violence/violence-safe',
    'Until',
    'Try mediation. Until',
    /not say "mediat" where/,
  ],
  [
    'a page that is hard',
    'pages/safety',
    'It doesn’t stop',
    `${hard} ${hard} It doesn’t stop`,
    /:\d+ "What Quick.*grade/,
  ],
  [
    'a page that presses',
    'pages/safety',
    'Say where',
    'Please say where',
    /"When to call 911" must not say "Please"/,
  ],
  [
    'a page with an unknown number',
    'pages/safety',
    'Dial 711',
    'Dial 712',
    /712 is the number of no help line/,
  ],
  ['a section without an anchor', 'pages/safety', ' {#leave}', '', /must end in the section's anchor/],
  ['two sections with one anchor', 'pages/safety', '{#leave}', '{#shared}', /anchor of two sections/],
  [
    'a page with a site nobody opened',
    'pages/safety',
    '- rainn-tour-the-online-hotline\n  ',
    '',
    /no page of rainn/,
  ],
];

test.each(plants)('detects %s and its line', async (_name, name, from, to, said) => {
  const file = path.join(folder, `safety/${name}.md`);
  const before = await readFile(file, 'utf8');
  const after = before.replace(from, to);
  expect(after).not.toBe(before);
  await writeFile(file, after);
  expect(faults()).toContainEqual(expect.stringMatching(said));
});

test('detects a script without a file', async () => {
  await rm(path.join(folder, 'safety/harm/harm-now.md'));
  expect(faults()).toEqual([expect.stringMatching(/^safety\/harm\/harm-now\.md:1 is missing/)]);
});

test('detects a file that is not a safety text', async () => {
  await writeFile(path.join(folder, 'safety/harm/harm-soon.md'), '');
  expect(faults()).toEqual([expect.stringMatching(/^safety\/harm\/harm-soon\.md:1 has the name of no/)]);
});

function faults(): string[] {
  return checkSafety(openSafety(folder), sources).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
}
