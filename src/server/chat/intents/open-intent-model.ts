import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { IntentModel } from '#domain/intents/intent-model.ts';

const file = new URL('../../../content/intent-model.json', import.meta.url);
const stored = v.object({
  ids: v.array(v.string()),
  middle: v.string(),
  axes: v.string(),
  precision: v.string(),
  directions: v.string(),
});

let opened: IntentModel | undefined;

/** Read once; evals/train-intents.ts makes it. */
export function openIntentModel(): IntentModel {
  opened ??= modelOf(JSON.parse(readFileSync(file, 'utf8')));
  return opened;
}

export function modelOf(json: unknown): IntentModel {
  const { ids, middle, axes, precision, directions } = v.parse(stored, json);
  const model = {
    ids,
    middle: floats(middle),
    axes: floats(axes),
    precision: floats(precision),
    directions: floats(directions),
  };
  const dimensions = model.axes.length / model.middle.length;
  const fits =
    model.precision.length === dimensions ** 2 && model.directions.length === dimensions * ids.length;
  if (!fits) throw new Error('The intent model has another shape.');
  return { ...model, dimensions };
}

function floats(packed: string): Float32Array {
  return new Float32Array(Uint8Array.from(Buffer.from(packed, 'base64')).buffer);
}
