// What the safety gate and a language model's second opinion reach together on the blind lines, without printing one.
//   node evals/measure/safety/second-opinion.ts --ask FILE     writes the lines in a mixed order, for a model to label
//   node evals/measure/safety/second-opinion.ts --labels FILE  reads `id <tab> label` lines and prints shares
// Whoever writes safety rules must not open FILE (evals/banks/held-out/README.md).
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Assessment, assess } from '#domain/safety/assess.ts';
import { openEncoder } from '#server/chat/encoder/encoder.ts';
import { type ModelLabel, findings, isJudged, judgeInstructions } from '#server/chat/model/second-opinion.ts';
import { UNHURRIED_WAIT_MS, openReaders } from '#server/chat/safety-readers.ts';
import { bankFile } from '../bank-file.ts';

const line = v.object({
  text: v.string(),
  set: v.optional(v.string()),
  safetyFirstOk: v.optional(v.boolean()),
});
type Line = v.InferOutput<typeof line>;

const [mode, file = ''] = process.argv.slice(2);
if (mode === '--ask') ask(file);
else if (mode === '--labels') await score(file);
else console.error('Use --ask FILE or --labels FILE.');
process.exit(0);

function ask(to: string): void {
  const lines = ['crisis', 'ordinary', 'answerable'].flatMap(read);
  const mixed = lines.map(({ text }) => `${idOf(text)}\t${text.replaceAll(/\s+/g, ' ')}`).toSorted();
  writeFileSync(to, `${judgeInstructions}\n\n${mixed.join('\n')}\n`);
}

async function score(from: string): Promise<void> {
  const labels = new Map(
    readFileSync(from, 'utf8')
      .trim()
      .split('\n')
      .map((row): [string, string] => {
        const [id = '', label = ''] = row.split('\t');
        return [id, label.trim()];
      }),
  );
  const readers = openReaders(openEncoder(), UNHURRIED_WAIT_MS);
  const seen = async (lines: readonly Line[]) =>
    Promise.all(
      lines.map(async ({ text }) =>
        shown(
          await assess(text, { lastKind: null, kinds: [], earlier: [] }, readers),
          labels.get(idOf(text)),
        ),
      ),
    );
  const crises = read('crisis');
  for (const set of new Set(crises.map((each) => each.set))) {
    const found = await seen(crises.filter((each) => each.set === set));
    print(`${set}: crisis script`, found, (each) => each.script);
    print(`${set}: script or line`, found, (each) => each.script || each.line);
  }
  const ordinary = await seen(read('ordinary'));
  print('ordinary: crisis script', ordinary, (each) => each.script);
  print('ordinary: line after the answer', ordinary, (each) => each.line);
  const answerable = await seen(read('answerable').filter((each) => each.safetyFirstOk !== true));
  print('answerable: crisis script', answerable, (each) => each.script);
}

interface Shown {
  script: boolean;
  line: boolean;
}

/** Same as in modelEngine: a rule's script or line stays, and a guess is dropped if the model finds nothing. */
function shown(assessment: Assessment, label: string | undefined): Shown {
  if (assessment.kind === 'script') return { script: assessment.isCrisis, line: false };
  const isAsked = (assessment.note === null || assessment.isGuess) && assessment.boundary === null;
  const finding = isAsked && isJudged(label) ? findings[label satisfies ModelLabel] : null;
  const isDropped = isAsked && label === 'none';
  return {
    script: finding?.script != null,
    line: finding?.note != null || (assessment.note !== null && !isDropped),
  };
}

function print(what: string, lines: readonly Shown[], isSo: (line: Shown) => boolean): void {
  console.log(`${what}: ${lines.filter(isSo).length} of ${lines.length}`);
}

/** Doesn't reveal which bank the line is from. */
function idOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

function read(bank: string): Line[] {
  return readFileSync(bankFile(`held-out/${bank}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((row) => v.parse(line, JSON.parse(row)));
}
