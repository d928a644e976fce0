export interface Attention {
  /** The number of values in a row. */
  width: number;
  heads: number;
  /** The number of rows of each text; texts follow one another. */
  lengths: readonly number[];
}

/** Computes self-attention within each text. Every row of `asked` has a query, a key and a value. */
export function attend(asked: Float32Array, { width, heads, lengths }: Attention): Float32Array {
  const seen = new Float32Array(asked.length / 3);
  const size = width / heads;
  let first = 0;
  for (const length of lengths) {
    for (let head = 0; head < heads; head += 1)
      for (let row = 0; row < length; row += 1) {
        const shares = sharesOf(asked, { row: first + row, first, length, width, size, head });
        const out = (first + row) * width + head * size;
        for (const [other, share] of shares.entries()) {
          const value = (first + other) * 3 * width + 2 * width + head * size;
          for (let at = 0; at < size; at += 1)
            seen[out + at] = (seen[out + at] ?? 0) + share * (asked[value + at] ?? 0);
        }
      }
    first += length;
  }
  return seen;
}

interface Looking {
  row: number;
  first: number;
  length: number;
  width: number;
  size: number;
  head: number;
}

/** Returns the attention weights of a row for each row of its text. They add up to 1. */
function sharesOf(asked: Float32Array, { row, first, length, width, size, head }: Looking): Float64Array {
  const shares = new Float64Array(length);
  const question = row * 3 * width + head * size;
  let most = -Infinity;
  for (let other = 0; other < length; other += 1) {
    const key = (first + other) * 3 * width + width + head * size;
    let product = 0;
    for (let at = 0; at < size; at += 1) product += (asked[question + at] ?? 0) * (asked[key + at] ?? 0);
    shares[other] = product / Math.sqrt(size);
    most = Math.max(most, shares[other] ?? 0);
  }
  let sum = 0;
  for (let other = 0; other < length; other += 1) {
    shares[other] = Math.exp((shares[other] ?? 0) - most);
    sum += shares[other] ?? 0;
  }
  for (let other = 0; other < length; other += 1) shares[other] = (shares[other] ?? 0) / sum;
  return shares;
}
