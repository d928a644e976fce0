import { readCommand } from './command.ts';
import { stripCue } from './cue.ts';
import type { Flow, Slot } from './flow.ts';
import { additionalWords, clean, cut } from './own-words.ts';
import { tellingWordsBeside } from './read/likeness.ts';
import { plainWords } from './read/plain.ts';
import { saysUnsure } from './read/says-unsure.ts';
import type { Run } from './run.ts';
import type { Value, Values } from './value.ts';

const LONGEST = 300;
/** One new word may be a rewording. */
const FEWEST_NEW_WORDS = 2;
const asking =
  /\?|^(?:(?:so|and|but|ok|wait|um+),? )*(?:what|wat|whats|how|why|who|when|where|which|can|could|do|does|did|is|are|should|would|huh|hello|help)\b/;

/**
 * The words stored beside an answer: what it says in addition to its value, and what an earlier attempt at the same
 * question said that couldn't be read: after "Jay is 10 and has asthma", "10" is not the whole answer.
 */
export function wordsBeside(flow: Flow, run: Run, slot: Slot, value: Value, text: string): Values {
  const own = additionalWords(flow, slot, value, text);
  const keeper = flow.slots.find(({ wordsOf }) => wordsOf === slot.id);
  const earlier = clean(run.unread ?? '');
  const isKept = keeper && value !== null && slot.fear === undefined && tellsMore(slot, earlier, text);
  if (!isKept) return own;
  return { [keeper.id]: cut(joined(slot, earlier, text, own[keeper.id]), LONGEST) };
}

/** The words of an amount that has to be confirmed: "no mortgage, property tax 1900 a year". */
export function wordsOfAmount(flow: Flow, slot: Slot, text: string): Values {
  const keeper = flow.slots.find(({ wordsOf }) => wordsOf === slot.id);
  const isKept = slot.type === 'money' && keeper && tellsMore(slot, clean(text), '');
  return isKept ? { [keeper.id]: cut(clean(text), LONGEST) } : {};
}

function tellsMore(slot: Slot, earlier: string, text: string): boolean {
  const plain = plainWords(earlier);
  const isOther = plain === '' || asking.test(plain) || readCommand(earlier) !== null;
  // A correction is about another answer.
  if (isOther || saysUnsure(earlier) || stripCue(earlier).cue !== 'none') return false;
  const known = { id: slot.id, label: [text, slot.label, ...(slot.names ?? [])].join(' ') };
  return tellingWordsBeside(earlier, [known]) >= FEWEST_NEW_WORDS;
}

function joined(slot: Slot, earlier: string, text: string, own: Value | undefined): string {
  if (typeof own === 'string') return `${earlier}; ${own}`;
  // The page shows these words in place of the ages, so they must contain each.
  const ages = slot.type === 'ages' ? (text.match(/\d+/g) ?? []) : [];
  return ages.every((age) => new RegExp(`\\b${age}(?!\\d)`).test(earlier))
    ? earlier
    : `${clean(text)}; ${earlier}`;
}
