import { findMentionedChild } from './child-told.ts';
import { spelledOut } from './spelled-out.ts';
import { capitalizeNames } from './proper-names.ts';

/** Values for the slots of a message template, taken from what the person said. */
export const slotNames = [
  'child',
  "child's",
  'day',
  'day2',
  'time',
  'sum',
  'by',
  'minutes',
  'item',
  'place',
] as const;
export type SlotName = (typeof slotNames)[number];
export type Slots = Readonly<Partial<Record<SlotName, string>>>;

const weekday = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const day = new RegExp(
  [
    String.raw`(?:(?:this|next) )?${weekday}(?:,? (?:the \d{1,2}(?:st|nd|rd|th)|${month} \d{1,2}))?(?: (?:morning|afternoon|evening|night))?`,
    String.raw`${month} \d{1,2}(?:st|nd|rd|th)?(?: ?(?:-|to|through) ?(?:${month} )?\d{1,2})?`,
    String.raw`the \d{1,2}(?:st|nd|rd|th)`,
    String.raw`\d{1,2}\/\d{1,2}`,
    String.raw`\b(?:today|tonight|tomorrow(?: (?:morning|afternoon|evening|night))?)\b`,
    String.raw`(?:this|next) weekend|Thanksgiving|Christmas(?: Eve| Day)?|Easter|Halloween|New Year's(?: Eve| Day)?|Mother's Day|Father's Day|spring break`,
  ].join('|'),
  'g',
);
const deadline = /\b(?:by|before|no later than) $/;
const exactTime = /\b(noon|midnight|\d{1,2}:\d\d ?(?:[ap]\.?m\.?)?|\d{1,2} ?[ap]\.?m\.?)(?=$|[ ,.;!?)])/i;
const hour =
  /\b(?:at|@|until|around) (\d{1,2})(?=$|[ ,.;!?)])(?! (?:days?|weeks?|months?|kids|hours?|minutes?))/i;
const sum = /\$ ?(\d{1,3}(?:,\d{3})+|\d+)(\.\d\d)?/;
const bareSum =
  /\b(?:paid|pay|owes?|owed|cost|costs|half|share|total|bill|spent|back|it was|its|it's|me) (?:is |was |me |you |about )?(\d{2,5})(?:\.\d\d)?(?![\d:%/]| ?(?:[ap]\.?m|days?|weeks?|months?|years?|minutes?|min\b|hours?|percent|times|kids))/i;
const late = /\b(\d{1,3}) ?(?:min|mins|minutes?)\b|\b(half an hour|an hour)\b/i;
const place =
  /\b(?:at|in) (the (?:library|police station|sheriff'?s office|school|grocery store|gas station|mcdonald'?s|park|mall|church|fire station|parking lot|target|walmart|starbucks)(?: parking lot)?)\b/i;
const things =
  /\b(?:the |her |his |my |their |our |a )?((?:couch|sofa|bed|dresser|tv|grill|tools?|toolbox|bike|car seat|stroller|crib|piano|guitar|lawn ?mower|microwave|air fryer|dishes|clothes|boxes|photos?|albums?|jewelry|laptop|ipad|tablet|phone|inhaler|glasses|backpack|homework|jacket|coat|cleats|uniform|instrument|passport|birth certificate|medicine|medication|school trip|field trip|braces|dentist|daycare|preschool|summer camp|camp|soccer|football|baseball|basketball|hockey|dance|karate|tuition|school supplies|school pictures|copay|prescription|er bill|hospital bill|therapy|vet bill|car insurance|health insurance|insurance card|phone bill|electric bill|water bill|credit card|mortgage|rent|car payment|property tax(?:es)?|tax return|w-?2|bank statements?|pay ?stubs?|title|storage unit|mail|keys?))\b/i;

/** Reads the person's own messages, newest first. A newer fact replaces an older one. */
export function findSlots(messages: readonly string[], before: readonly string[] = []): Slots {
  const texts = messages.map((message) => capitalizeNames(spelledOut(message)));
  const told = texts.map(daysIn);
  const days = told.find(({ days }) => days.length > 0)?.days ?? [];
  const child = findMentionedChild([...before, ...messages.toReversed()]);
  return filled({
    child,
    "child's": child && (child.endsWith('s') ? `${child}'` : `${child}'s`),
    day: days[0],
    day2: days[1],
    by: told.find(({ by }) => by !== null)?.by,
    time: first(texts, (text) => clockIn(text)),
    sum: first(texts, (text) => sumIn(text)),
    minutes: first(texts, (text) => minutesIn(text)),
    item: first(texts, (text) => itemIn(text)),
    place: first(texts, (text) => place.exec(text)?.[1]),
  });
}

function filled(found: Readonly<Record<SlotName, string | null | undefined>>): Slots {
  return Object.fromEntries(Object.entries(found).filter(([, value]) => Boolean(value)));
}

function first(texts: readonly string[], find: (text: string) => string | undefined): string | undefined {
  return texts.map(find).find((found) => found !== undefined);
}

function daysIn(text: string): { days: string[]; by: string | null } {
  const found = [...text.matchAll(day)].map((match) => ({
    named: match[0],
    isDeadline: deadline.test(text.slice(0, match.index)),
  }));
  const days = found.filter(({ isDeadline }) => !isDeadline).map(({ named }) => named);
  return { days: [...new Set(days)], by: found.find(({ isDeadline }) => isDeadline)?.named ?? null };
}

function sumIn(text: string): string | undefined {
  const bare = bareSum.exec(text)?.[1];
  return sum.exec(text)?.[0].replace('$ ', '$') ?? (bare && `$${bare}`);
}

function clockIn(text: string): string | undefined {
  const [, exact] = exactTime.exec(text) ?? [];
  const [, bareHour] = hour.exec(text) ?? [];
  return (exact ?? bareHour)?.toLowerCase().replace(/ ?([ap])\.?m\.?$/, ' $1.m.');
}

function minutesIn(text: string): string | undefined {
  const match = late.exec(text);
  return match?.[1] ? `${match[1]} minutes` : match?.[2];
}

const bare =
  /^(?:therapy|daycare|preschool|soccer|football|baseball|basketball|hockey|dance|karate|tuition|camp|summer camp|health insurance|car insurance|homework)$/i;

function itemIn(text: string): string | undefined {
  const found = things.exec(text)?.[1]?.toLowerCase();
  if (!found) return undefined;
  const spelled = found
    .replace(/^w-?2$/, 'W-2')
    .replace(/^(?:tv|er bill)$/, (name) => name.replace(/^tv|^er/, (word) => word.toUpperCase()))
    .replace('ipad', 'iPad');
  return bare.test(found) ? spelled : `the ${spelled}`;
}
