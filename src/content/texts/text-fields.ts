import * as v from 'valibot';
import { line } from '../library/front-matter-fields.ts';
import { isoDate } from '../library/source-list.ts';

/** A text for each of these ids, and for no other. */
export function textsFor<const Ids extends readonly string[]>(ids: Ids) {
  return v.strictObject(v.entriesFromList(ids, line));
}

/** A text with placeholders that the app fills in, such as `{state}`. It must contain each of them, and no others. */
export function lineWithSlots(...slots: string[]) {
  const wanted = slots.map((slot) => `{${slot}}`);
  return v.pipe(
    line,
    v.check(
      (text) => wanted.toSorted().join() === [...new Set(text.match(/\{\w+\}/g))].toSorted().join(),
      `must have ${wanted.join(' and ')}, and no other place to fill in`,
    ),
  );
}

/** A page that a text is based on, with the day on which someone read it. */
export const source = v.strictObject({
  title: line,
  publisher: line,
  url: v.pipe(v.string(), v.startsWith('https://', 'must begin with https://')),
  checked: isoDate,
});
