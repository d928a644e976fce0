/** For each text, the evidence of each feature that it contains. */
export type Evidence<Feature> = readonly ReadonlyMap<Feature, number>[];

/** Adds up, for each text, the evidence of a question's features. Sums are in the order of the texts. */
export type Postings<Feature> = (features: Iterable<Feature>) => Float64Array;

/**
 * Stored by feature in two arrays, because a long question has two hundred features and a feature has thousands of
 * texts.
 */
export function openPostings<Feature>(evidence: Evidence<Feature>): Postings<Feature> {
  const slots = slotsOf(evidence);
  const starts = new Int32Array(slots.size + 1);
  for (const text of evidence) for (const feature of text.keys()) bump(starts, (slots.get(feature) ?? 0) + 1);
  for (let slot = 1; slot < starts.length; slot += 1) starts[slot] = at(starts, slot) + at(starts, slot - 1);

  const texts = new Int32Array(at(starts, slots.size));
  const worth = new Float64Array(texts.length);
  const next = starts.slice();
  for (const [number, text] of evidence.entries()) {
    for (const [feature, value] of text) {
      const slot = slots.get(feature) ?? 0;
      texts[at(next, slot)] = number;
      worth[at(next, slot)] = value;
      bump(next, slot);
    }
  }

  // The evidence takes a hundred megabytes and must not be retained by the result.
  const count = evidence.length;
  return (features) => {
    const sums = new Float64Array(count);
    for (const feature of features) {
      const slot = slots.get(feature);
      if (slot === undefined) continue;
      const end = at(starts, slot + 1);
      for (let place = at(starts, slot); place < end; place += 1) {
        const text = at(texts, place);
        sums[text] = at(sums, text) + at(worth, place);
      }
    }
    return sums;
  };
}

function slotsOf<Feature>(evidence: Evidence<Feature>): Map<Feature, number> {
  const slots = new Map<Feature, number>();
  for (const text of evidence) {
    for (const feature of text.keys()) if (!slots.has(feature)) slots.set(feature, slots.size);
  }
  return slots;
}

function bump(numbers: Int32Array, place: number): void {
  numbers[place] = at(numbers, place) + 1;
}

function at(numbers: Int32Array | Float64Array, place: number): number {
  return numbers[place] ?? 0;
}
