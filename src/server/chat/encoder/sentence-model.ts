import { type Attention, attend } from './attention.ts';
import { openMatrices } from './matrices.ts';
import { type ReadWeights, readVocabulary, withWeights } from './model-weights.ts';
import { openTokenizer } from './tokenizer.ts';

/** Returns a unit vector for each text. */
export type SentenceModel = (texts: readonly string[]) => Float32Array[];

const EMBEDDED = 256;
const WIDTH = 512;
const HIDDEN = 1536;
const HEADS = 4;
const MAX_TOKENS = 128;
/** The maximum number of rows in one multiplication. More texts are split into several. */
const MAX_ROWS = 256;
const NORM_EPSILON = 1e-6;

/**
 * The Universal Sentence Encoder (lite): two transformer layers, their mean, and one more layer. TensorFlow.js gives the
 * same numbers, but needs twice the time and memory.
 */
export function openSentenceModel(): SentenceModel {
  const tokensOf = openTokenizer(readVocabulary());
  const parts = withWeights(readParts);
  return (texts) => {
    const tokens = texts.map((text) => tokensOf(text).slice(0, MAX_TOKENS));
    return groupsOf(tokens).flatMap((group) => encode(group, parts));
  };
}

type Parts = ReturnType<typeof readParts>;

function readParts(read: ReadWeights) {
  const matrices = openMatrices(MAX_ROWS, HIDDEN);
  const bias = (name: string) => read(`${name}/bias/ConcatPartitions/concat`);
  const block = (at: number, width: number) => {
    const layer = `Layer_${at}/TransformerLayer`;
    const norm = (place: string) => ({
      scale: read(`Encode/${layer}/${place}layer_norm/layer_norm_scale/ConcatPartitions/concat`),
      bias: read(`Encode/${layer}/${place}layer_norm/layer_norm_bias/ConcatPartitions/concat`),
    });
    const attention = (name: string) => `${layer}/MultiheadAttention/${name}`;
    const kernel = (name: string) => read(`${attention(name)}/kernel/part_0`);
    const feed = (name: string) => `${layer}/FFN/${name}`;
    const fed = (name: string) => read(`${feed(name)}/Tensordot/Reshape_1`);
    return {
      width,
      norm: norm('layer_prepostprocess/'),
      asked: matrices.layer(kernel('qkv_transform_single'), bias(attention('qkv_transform_single'))),
      attended: matrices.layer(kernel('output_transform_single'), bias(attention('output_transform_single'))),
      feedNorm: norm('FFN/layer_prepostprocess/'),
      widened: matrices.layer(fed('conv1'), bias(feed('conv1'))),
      narrowed: matrices.layer(fed('conv2'), bias(feed('conv2'))),
    };
  };
  return {
    embeddings: read('module/Embeddings_en'),
    timing: read('TimingSignal/ExpandDims_1'),
    first: block(0, EMBEDDED),
    passed: matrices.layer(
      read('Layer_0/TransformerLayer/dense/kernel/ConcatPartitions/concat'),
      bias('Layer_0/TransformerLayer/dense'),
    ),
    second: block(1, WIDTH),
    last: matrices.layer(read('tanh_layer_0/weights'), read('tanh_layer_0/bias')),
  };
}

function groupsOf(tokens: readonly (readonly number[])[]): (readonly (readonly number[])[])[] {
  const groups: (readonly number[])[][] = [];
  let room = 0;
  for (const each of tokens) {
    if (each.length > room) {
      groups.push([]);
      room = MAX_ROWS;
    }
    groups.at(-1)?.push(each);
    room -= each.length;
  }
  return groups;
}

function encode(tokens: readonly (readonly number[])[], parts: Parts): Float32Array[] {
  const lengths = tokens.map(({ length }) => length);
  const embedded = embed(tokens, parts);
  const passed = parts.passed(embedded);
  const first = transform(embedded, passed, lengths, parts.first);
  const second = transform(first, first, lengths, parts.second);
  const means = meansOf(second, lengths);
  const last = parts.last(means).map(Math.tanh);
  return lengths.map((_length, at) => unit(last.subarray(at * WIDTH, (at + 1) * WIDTH)));
}

function embed(tokens: readonly (readonly number[])[], { embeddings, timing }: Parts): Float32Array {
  const rows = tokens.flatMap((text) => text.map((token, place) => ({ token, place })));
  const embedded = new Float32Array(rows.length * EMBEDDED);
  for (const [at, { token, place }] of rows.entries()) {
    const row = embedded.subarray(at * EMBEDDED, (at + 1) * EMBEDDED);
    for (const [wave, speed] of timing.entries()) {
      row[wave] = Math.sin(place * speed);
      row[wave + timing.length] = Math.cos(place * speed);
    }
    // Added twice, as in the model's training: once alone and once with the position.
    for (let column = 0; column < EMBEDDED; column += 1)
      row[column] = (row[column] ?? 0) + 2 * (embeddings[token * EMBEDDED + column] ?? 0);
  }
  return embedded;
}

type Block = Parts['first'];

function transform(
  rows: Float32Array,
  passed: Float32Array,
  lengths: readonly number[],
  { width, norm, asked, attended, feedNorm, widened, narrowed }: Block,
): Float32Array {
  const shape: Attention = { width, heads: HEADS, lengths };
  const seen = attended(attend(asked(normalizedRows(rows, norm)), shape));
  addTo(seen, passed);
  const wide = widened(normalizedRows(seen, feedNorm));
  for (let at = 0; at < wide.length; at += 1) if ((wide[at] ?? 0) < 0) wide[at] = 0;
  const fed = narrowed(wide);
  addTo(fed, seen);
  return fed;
}

interface Norm {
  scale: Float32Array;
  bias: Float32Array;
}

/** Normalizes every row to mean 0 and standard deviation 1, then applies the trained scale and bias. */
function normalizedRows(rows: Float32Array, { scale, bias }: Norm): Float32Array {
  const width = scale.length;
  const result = new Float32Array(rows.length);
  for (let from = 0; from < rows.length; from += width) {
    let sum = 0;
    for (let at = 0; at < width; at += 1) sum += rows[from + at] ?? 0;
    const mean = sum / width;
    let squares = 0;
    for (let at = 0; at < width; at += 1) squares += ((rows[from + at] ?? 0) - mean) ** 2;
    const spread = Math.sqrt(squares / width + NORM_EPSILON);
    for (let at = 0; at < width; at += 1)
      result[from + at] = (((rows[from + at] ?? 0) - mean) / spread) * (scale[at] ?? 0) + (bias[at] ?? 0);
  }
  return result;
}

function addTo(rows: Float32Array, others: Float32Array): void {
  for (let at = 0; at < rows.length; at += 1) rows[at] = (rows[at] ?? 0) + (others[at] ?? 0);
}

function meansOf(rows: Float32Array, lengths: readonly number[]): Float32Array {
  const means = new Float32Array(lengths.length * WIDTH);
  let from = 0;
  for (const [text, length] of lengths.entries()) {
    for (let row = 0; row < length; row += 1)
      for (let at = 0; at < WIDTH; at += 1)
        means[text * WIDTH + at] =
          (means[text * WIDTH + at] ?? 0) + (rows[(from + row) * WIDTH + at] ?? 0) / length;
    from += length;
  }
  return means;
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
