import type { Correction } from './correction.ts';
import type { Slot } from './flow.ts';
import { findNamedChoices } from './read/named.ts';
import { plainWords } from './read/plain.ts';
import { type Values, readAnswers } from './value.ts';

const removed =
  /^(?:(?:no|wait|sorry|ok|please|and|can you|could you|also),? )*(?:(?:remove|delete|take (?:off|out)|drop|scratch|get rid of|cross (?:off|out)|leave out|uncheck) (?:the |my )?(.{2,40}?)(?: from .{2,30}| off| out| please)?|(?:there(?:'s| is|s)|i have|we have|i've got) no (.{2,40}?)|(?:there (?:isn't|is not)|i (?:don't|dont|do not) have|we (?:don't|dont|do not) have) (?:a |an |any )?(.{2,40}?)|(?:the |my )?(.{2,40}?) (?:is|was) (?:wrong|not right|incorrect|a mistake)[.,;!]? (?:it's |its )?(?:just|only) .+)$/;

const takenOff =
  /^(?:(?:so|and|please|can you|could you|you can|just),? )*take (?:the |my |our |that )?(?!(?:it|this|that|them|everything) )(.{2,40}?) (?:off|out)(?: (?:of )?(?:the|that|my|this|your) (?:list|page))?(?: please)?$/;

/** "Actually we rent, take the house off": the reason comes before what to do. */
function nameIn(said: string): string | undefined {
  const plain = plainWords(said);
  const clauses = [plain, ...plain.split(/[,.;!] | so (?=take )/).slice(1)];
  const found = [removed.exec(plain), ...clauses.map((one) => takenOff.exec(one.trim()))];
  return found.flatMap((match) => match?.slice(1) ?? []).find((one) => one !== undefined);
}

/** "Remove another loan" takes one choice out of a list and leaves the others. */
export function removedChoice(answered: readonly Slot[], values: Values, said: string): Correction | null {
  const name = nameIn(said);
  if (!name) return null;
  const found = answered.flatMap((slot) => {
    if (slot.type !== 'several') return [];
    const listed = readAnswers(values).list(slot.id);
    const [choice, ...others] = findNamedChoices(name, slot.choices);
    const isListed = choice && others.length === 0 && listed.includes(choice.id);
    return isListed ? [{ slot, text: name, value: listed.filter((id) => id !== choice.id) }] : [];
  });
  const [correction, ...more] = found;
  return correction && more.length === 0 ? correction : null;
}
