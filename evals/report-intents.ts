import path from 'node:path';
import { type LikelyId, likelihoods, scoreIntents } from '#domain/intents/intent-model.ts';
import { modelOf } from '#server/chat/intents/open-intent-model.ts';
import { readIntents } from '#server/chat/intents/open-intents.ts';
import { encodeAll } from './encode-all.ts';
import { axesOf, fit } from './train-intents.ts';

// node evals/report-intents.ts: how often the intent of an example is found that was left out of the fit. Some minutes.

const FOLDS = 5;
const THRESHOLDS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7];

interface Tried {
  advisor: string;
  id: string;
  found: readonly LikelyId[];
}

const intents = readIntents(path.join(import.meta.dirname, '../content/intents'));
const examples = intents.flatMap(({ id, examples: texts }) => texts.map((text) => ({ id, text })));
const vectors = await encodeAll(examples.map(({ text }) => text));
const axes = axesOf(vectors);
const tried = Array.from({ length: FOLDS }, (_none, fold) => triedIn(fold)).flat();

for (const advisor of ['all', ...new Set(tried.map((each) => each.advisor))]) {
  const some = tried.filter((each) => advisor === 'all' || each.advisor === advisor);
  const first = some.filter(isFirst).length;
  const three = some.filter(({ id, found }) => found.slice(0, 3).some((each) => each.id === id)).length;
  console.log(
    `${advisor}: ${some.length}, first ${percent(first, some.length)}, among three ${percent(three, some.length)}`,
  );
  for (const threshold of THRESHOLDS) {
    const shown = some.filter(({ found }) => (found[0]?.likely ?? 0) >= threshold);
    console.log(
      `  from ${threshold}: shown ${percent(shown.length, some.length)}, of these right ${percent(shown.filter(isFirst).length, shown.length)}`,
    );
  }
}

function triedIn(fold: number): Tried[] {
  const isOut = (at: number) => at % FOLDS === fold;
  let from = 0;
  const kept: Float32Array[] = [];
  const left = intents.map(({ id, examples: texts }) => {
    const mine = texts.filter((_text, at) => {
      const isKept = !isOut(at);
      const vector = vectors[from + at];
      if (isKept && vector) kept.push(vector);
      return isKept;
    });
    from += texts.length;
    return { id, examples: mine };
  });
  const model = modelOf(fit(left, kept, axes));
  from = 0;
  return intents.flatMap(({ id, examples: texts }) => {
    const start = from;
    from += texts.length;
    const [advisor = ''] = id.split('-');
    return texts.flatMap((_text, at) => {
      const vector = vectors[start + at];
      if (!isOut(at) || !vector) return [];
      const found = likelihoods(scoreIntents(vector, model, (other) => other.startsWith(`${advisor}-`)));
      return [{ advisor, id, found: found.slice(0, 3) }];
    });
  });
}

function isFirst({ id, found }: Tried): boolean {
  return found[0]?.id === id;
}

function percent(some: number, all: number): string {
  return `${Math.round((100 * some) / Math.max(1, all))} %`;
}
