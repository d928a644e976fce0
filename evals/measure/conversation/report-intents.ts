import { type LikelyId, NONE, featuresOf, likelihoods } from '#domain/intents/intent-model.ts';
import { modelsOf } from '#server/chat/intents/open-intent-model.ts';
import { encodeAll } from '../../encode-all.ts';
import { type EncodedLine, fit, intentLines } from '../../train-intents.ts';

// node evals/measure/conversation/report-intents.ts: how often an example finds its intent when it was left out of
// training. Takes a few minutes.

/** One in this many lines is left out. */
const LEFT_OUT = 6;
const THRESHOLDS = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8];

interface Tried {
  id: string;
  advisor: string;
  found: readonly LikelyId[];
}

const lines = intentLines();
const vectors = await encodeAll(lines.map(({ text }) => text));
const encoded = lines.map((line, at): EncodedLine => ({
  ...line,
  vector: vectors[at] ?? new Float32Array(),
}));
const isOut = (at: number) => at % LEFT_OUT === LEFT_OUT - 1;
const { bucketWeights, byAdvisor } = modelsOf(fit(encoded.filter((_line, at) => !isOut(at))));
const tried = encoded.filter((_line, at) => isOut(at)).flatMap(tryOut);

for (const advisor of ['all', ...byAdvisor.keys()]) {
  const some = tried.filter((each) => advisor === 'all' || each.advisor === advisor);
  const three = some.filter(({ id, found }) => found.slice(0, 3).some((each) => each.id === id)).length;
  const first = some.filter(isFirst).length;
  console.log(
    `${advisor}: ${some.length}, first ${share(first, some.length)}, among three ${share(three, some.length)}`,
  );
  for (const threshold of THRESHOLDS) {
    const shown = some.filter(({ found: [best] }) => best && best.id !== NONE && best.likely >= threshold);
    const right = shown.filter(isFirst).length;
    console.log(
      `  from ${threshold}: shown ${share(shown.length, some.length)}, of these right ${share(right, shown.length)}`,
    );
  }
}

function tryOut({ advisor, id, text, vector }: EncodedLine): Tried[] {
  const model = byAdvisor.get(advisor);
  if (!model || id === NONE) return [];
  return [{ advisor, id, found: likelihoods(featuresOf(text, vector, bucketWeights), model) }];
}

function isFirst({ id, found }: Tried): boolean {
  return found[0]?.id === id;
}

function share(some: number, all: number): string {
  return `${Math.round((100 * some) / Math.max(1, all))} %`;
}
