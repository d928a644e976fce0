import { countedTwice } from './counted-before.ts';
import { oneLine, stripCue } from './cue.ts';
import type { Flow, Slot } from './flow.ts';
import { slotOnPage } from './page-names.ts';
import { plainWords } from './read/plain.ts';
import { readTime } from './read/time.ts';
import { answeredSlots, listedSlots, openSlot } from './steps.ts';
import type { Value, Values } from './value.ts';

/** "State should be Ohio" contains a slot and its new answer, "Change: State" only the slot. */
export interface Correction {
  slot: Slot;
  /** The new answer. If empty, the question is asked again. */
  text: string;
  /** The new answer, if it is only a part of what was said: one age of two. */
  value?: Value;
  /** It could mean another part, so the person has to confirm it. */
  isGuess?: boolean;
}

const verb = String.raw`(?:change|edit|correct|fix|update|amend|adjust)`;
const wish =
  /^(?:(?:can|could|may) (?:i|we|you) |i(?:'d| would)? (?:want|need|have|like|wanna) (?:to )?|please |let me |let's |lets |go back (?:and|to) )+/i;
const change = new RegExp(
  String.raw`^${verb}(?: (?:my|the) answer(?: to| on| about| for)?|:)? ?:? ?(.+)$`,
  'i',
);
const changeTo = new RegExp(
  String.raw`^${verb}(?: (?:my|the) answer(?: to| on| about| for)?)?:? (.{2,40}?)(?:,? to |[,.:;]? (?:it|that|this)(?:'s| is| was| should be| should have been) |: )(.+)$`,
  'i',
);
const setTo =
  /^(?:set|put|make|list|write)(?: down)? (?:the |my |our )?(.{2,40}?)(?: as| to| at| is|:| =)? ((?:\$|\d|the |nov|dec|jan|feb|mar|apr|may|jun|jul|aug|sep|oct).*)$/i;
const wrong =
  /^(?:the |my |our )?(.{2,40}?) (?:is|was|are|were|isn't|wasn't|looks) (?:wrong|incorrect|not right|not correct|off|a mistake|right)(?:(?:[,.;:-]+ ?| (?=(?:its?|it's|that|thats|they|should|i|i'm|im|we|he|she|my)\b))(?:(?:(?:it|that|they)(?:'s| is| was| should be| are)?|its|thats|should be) (?:actually |really |only )?)?(.+))?$/i;
const shouldBe =
  /^(?:the |my |our )?(.{2,40}?) (?:should be|should have been|should say|needs to be|has to be|is actually|was actually|is really|was really|must be) (.+)$/i;
/** "The rent goes up to 1250 in december so put 1250". */
const soPut =
  /^(?:the |my |our )?(.{2,40}?) (?:just )?(?:is|was|are|were|goes|went|will|has|changes|changed|increases|increased|drops|dropped)\b.*?,? so (?:just |please |you can )?(?:put|use|make it|make that|write|enter|count|change it to|say) (.+)$/i;
/** "I put the distance wrong, it's 20 minutes". */
const gotWrong =
  /^(?:i|you|u|it|the page|this)(?:'ve)? (?:got|had|has|put|have|said|says|wrote|typed) (?:the |that |my |our )?(.{2,40}?) wrong(?:[,.;:-]* (?:(?:it|that|they)(?:'s| is| was| should be| are)|its|thats)? ?(.+))?$/i;
/** Only for a day or a time: "the hearing is at 9:30 not 9", "the hearing is dec 10". */
const isOn =
  /^(?:the |my )?(.{2,40}?) (?:is|was) (?:(?:at|on) |(?=(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d))(.+?)(?:,? not .+)?$/i;

const rest = String.raw`(?:[,.;:?-]+ ?(?:(?:(?:they|it|that)(?:'s| is| was| are|'re)?|its|theyre|there(?:'s| is| are)) )?(.+))?`;
/** "You left out the kids, 15 11 and 4". */
const leftOut = new RegExp(
  String.raw`^(?:you|u|the page|this page|your page) (?:left (?:out|off)|forgot(?: to (?:put|add|include|mention|say|list))?(?: about)?|missed|skipped|dropped|lost|never (?:put|added|mentioned|included|listed)|(?:did not|didn't|didnt|doesn't|doesnt|don't|dont) (?:put|add|include|mention|list|say|have|show))(?: in| the part about)? (?:the |my |our )?(.{2,40}?)${rest}$`,
  'i',
);
/** Only once there is a page: "where's the time", "i forgot to add the place", "the kids aren't on there". */
const notOnPage = [
  String.raw`^(?:(?:it|this|i|we) (?:left (?:out|off)|forgot to (?:put|add|include|mention|say|list))|where(?:'s| is| are|s)|what about) (?:the |my |our )?(.{2,40}?)${rest}$`,
  String.raw`^(?:the |my |our )?(.{2,40}?) (?:is|are|was|were|got) (?:left (?:out|off)|missing (?:from|on) (?:it|here|there|this|the page))${rest}$`,
  String.raw`^(?:the |my |our )?(.{2,40}?) (?:isn't|isnt|aren't|arent|is not|are not) (?:on|in) (?:there|here|it|the page|this)${rest}$`,
  // "The kids are missing" alone may be an emergency.
  String.raw`^(?:the |my |our )?(.{2,40}?) (?:is|are) missing(?=.*\d)${rest}$`,
].map((one) => new RegExp(one, 'i'));

const iWas = /^(?:i|we) (?:was|were|got|had) (.{2,30}?) (?:on|at) (.+)$/i;

/** Parses a correction that names the answer it corrects. */
export function readCorrection(flow: Flow, values: Values, text: string): Correction | null {
  const whole = oneLine(text);
  const line = stripCue(whole).said.replace(wish, '');
  const byNumber = numberedIn(flow, values, whole);
  const twice = byNumber ? null : countedTwice(flow, values, whole);
  if (byNumber ?? twice) return byNumber ?? twice;
  for (const pattern of [soPut, shouldBe, changeTo, setTo]) {
    const [, name, said] = pattern.exec(line) ?? [];
    const corrected = name && slotNamed(flow, values, name, said, /\bwas\b/.test(line));
    if (corrected && said) return { slot: corrected, text: said };
  }
  const [, event, when] = isOn.exec(line) ?? iWas.exec(line) ?? [];
  const dated = event && when && momentOf(flow, values, event, when);
  if (dated) return { slot: dated, text: when };
  const [, flawed, right = ''] =
    wrong.exec(line) ?? gotWrong.exec(line) ?? leftOut.exec(line) ?? missingIn(flow, values, line) ?? [];
  const changed = flawed ?? change.exec(line)?.[1];
  const slot = changed && slotNamed(flow, values, changed);
  return slot ? { slot, text: right } : null;
}

function missingIn(flow: Flow, values: Values, line: string): RegExpExecArray | null {
  const hasPage = openSlot(flow, { values, again: null }) === null;
  return hasPage ? (notOnPage.map((one) => one.exec(line)).find((match) => match !== null) ?? null) : null;
}

/** "Change answer 3 to Ohio". */
export function isNumbered(text: string): boolean {
  return numbered.some((pattern) => pattern.test(oneLine(text)));
}

function numberedIn(flow: Flow, values: Values, line: string): Correction | null {
  for (const pattern of numbered) {
    const [, place, said = ''] = pattern.exec(line) ?? [];
    const slot = place && listedSlots(flow, values)[Number(place) - 1];
    if (slot) return { slot, text: said.replace(/^["“](.+)["”]$/, '$1') };
  }
  return null;
}

/**
 * Refers to the slot by number: the label would be shown in the chat, and the safety gate would read it as the person's
 * own words.
 */
export function changeWords(place: number): string {
  return `Change answer ${place}`;
}

const place = String.raw`(?:answer|question|number|no\.?|#)? ?#?(\d{1,2})`;
const numbered = [
  new RegExp(
    String.raw`^(?:.{1,80}[.!,;]? )?${verb} (?:my )?${place}(?:(?:,? to|[:,.;–-]+| should (?:be|say)|,? it(?:'s| was| should be| should say)) (.+))?$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:.{1,40}[.!,;] )?(?:answer|question|number) #?(\d{1,2}) (?:should (?:be|say)|(?:is|was) (?:wrong|not right|incorrect)(?:[,.;:-]+ ?(?:it(?:'s| was| should be) )?)?|is actually|was actually|is really) ?(.*)$`,
    'i',
  ),
];

export function slotNamed(flow: Flow, values: Values, name: string, said = '', isPast = false): Slot | null {
  const plain = asWeSay(nameOf(name));
  const slots = answeredSlots(flow, values);
  const exact = slots.find(({ label }) => plainWords(label) === plain) ?? slotOnPage(flow, values, plain);
  if (exact) return exact;
  const isDay = /^(?:date|day)$/.test(plain);
  // The words beside an answer change with it.
  const near = slots.filter((slot) => isNamed(slot, plain) && slot.wordsOf === undefined);
  const days = near.filter(({ type }) => type === 'date');
  const named = isDay && slots.some(({ type }) => type === 'date') ? days : near;
  if (named.length === 1) return named[0] ?? null;
  return isDay ? dayMeant(slots, isPast) : onlyReading(near, said);
}

/** If several days match, "it was" refers to the past one. */
function dayMeant(slots: readonly Slot[], isPast: boolean): Slot | null {
  const past = slots.filter((slot) => slot.type === 'date' && slot.direction === 'past');
  return only(slots, 'date') ?? (isPast ? only(past, 'date') : null);
}

/** "What I did next" is our "What you did next". */
function asWeSay(name: string): string {
  return name.replaceAll(/\bi\b/g, 'you').replaceAll(/\bmy\b/g, 'your');
}

function nameOf(words: string): string {
  return plainWords(words)
    .replace(/^(?:(?:the|that|this|my|our|for|about|monthly|weekly|answer (?:to|about|on)) )+/, '')
    .replace(/ (?:question|answer|amount|part|one|bill|cost|costs|money|number)$/, '');
}

/** Whether people refer to a slot this way: by its label, a part of its label, or an alias. */
export function isNamed(slot: Slot, words: string): boolean {
  const plain = nameOf(words);
  const isNamedChild = isOfChildren(slot) && /^(?:kids?|children|child)(?:'?s'? ages?)?$/.test(plain);
  return slot.id === plain || slot.names?.includes(plain) === true || isNamedChild || isLabeled(slot, plain);
}

function isOfChildren(slot: Slot): boolean {
  return slot.type === 'ages' || (slot.type === 'choice' && slot.isOfChildren === true);
}

function isLabeled({ label }: Slot, plain: string): boolean {
  return ` ${plainWords(label).replaceAll(/[,']/g, '')} `.includes(` ${plain} `);
}

function only(slots: readonly Slot[], type: Slot['type']): Slot | null {
  const [first, ...more] = slots.filter((slot) => slot.type === type);
  return first && more.length === 0 ? first : null;
}

/** If several slots concern a hearing, a time refers to its time. */
function onlyReading(slots: readonly Slot[], said: string): Slot | null {
  return readTime(said) ? only(slots, 'time') : null;
}

/** The slot of an event's day or time. The time may still be open. */
function momentOf(flow: Flow, values: Values, event: string, when: string): Slot | null {
  const plain = plainWords(event);
  const days = answeredSlots(flow, values).filter((slot) => slot.type === 'date' && isNamed(slot, plain));
  const [day] = days;
  if (!day || days.length > 1) return null;
  const isTimeOnly =
    readTime(when.startsWith('at') ? when : `at ${when}`) !== null && !/[a-z]{3}|\//i.test(when);
  return isTimeOnly ? (flow.slots.find(({ asideOf }) => asideOf === day.id) ?? null) : day;
}
