import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readIntents } from '#server/chat/intents/open-intents.ts';
import { readThemes } from '#server/chat/intents/open-themes.ts';
import { readAllReactions } from '#server/chat/reactions/open-reactions.ts';
import { axesFile, vectorsFile } from '#server/chat/written-vectors/open-written-vectors.ts';
import {
  AXES,
  type VectorAxes,
  keyOf,
  packFile,
  packRow,
  readAxes,
  rowsIn,
} from '#server/chat/written-vectors/vector-file.ts';
import { writtenTexts } from '#server/chat/written-vectors/written-texts.ts';
import { encodeAll } from './encode-all.ts';
import { principalAxes } from './fit/principal-axes.ts';

// node evals/store-vectors.ts: stores the vectors of new texts in content/intents and content/reactions, about 4
// milliseconds each. `npm run content` and evals/train-intents.ts do this too.

const content = path.join(import.meta.dirname, '../content');

/** Texts from which the axes are computed. */
const LEARNED_FROM = 8000;

if (import.meta.main) process.stdout.write(`Stored the vectors of ${await storeVectors()} new texts.\n`);

/** Adds missing vectors, removes unused ones, and resolves to the number of added ones. */
export async function storeVectors(encode = encodeAll): Promise<number> {
  const texts = writtenTexts(
    [
      ...readIntents(path.join(content, 'intents')),
      ...readThemes(path.join(content, 'themes')).flatMap(({ replies }) => replies),
    ],
    readAllReactions(path.join(content, 'reactions')),
  );
  const axes = existsSync(axesFile) ? readAxes(readFileSync(axesFile)) : await makeAxes(texts, encode);
  const known = existsSync(vectorsFile) ? rowsIn(readFileSync(vectorsFile)) : new Map<string, Int8Array>();
  const rows = new Map<string, Int8Array>();
  const missing: string[] = [];
  for (const text of texts) {
    const row = known.get(keyOf(text));
    if (row) rows.set(keyOf(text), row);
    else missing.push(text);
  }
  const vectors = await encode(missing);
  for (const [at, text] of missing.entries())
    rows.set(keyOf(text), packRow(vectors[at] ?? new Float32Array(), axes));
  if (missing.length > 0 || rows.size < known.size) writeFileSync(vectorsFile, packFile(rows));
  return missing.length;
}

/** Computed only once, because other axes would change every stored vector. To recompute them, delete both files. */
async function makeAxes(texts: readonly string[], encode: typeof encodeAll): Promise<VectorAxes> {
  const step = Math.max(1, Math.floor(texts.length / LEARNED_FROM));
  const some = texts.filter((_text, at) => at % step === 0);
  const vectors = await encode(some);
  const found = principalAxes(
    vectors.map((vector) => [...vector]),
    AXES,
  );
  const axes = {
    middle: Float32Array.from(found.middle),
    directions: found.directions.map((axis) => Float32Array.from(axis)),
  };
  mkdirSync(new URL('.', axesFile), { recursive: true });
  writeFileSync(
    axesFile,
    Buffer.concat([axes.middle, ...axes.directions].map((row) => Buffer.from(row.buffer))),
  );
  return axes;
}
