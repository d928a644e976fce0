import { isGivenName } from './proper-names.ts';

const childWord =
  /\b(?:my|our|the|her|his) (?:(?:little|older|oldest|younger|youngest|middle|baby|\d+[- ]?(?:yr|year)s?[- ]?(?:old)?) )*(?:son|boy|daughter|girl|baby|kid|toddler)\b(?!s|friend|['’]?s (?:mom|dad))(?:,? (?:named |is )?([a-z]+))?/gi;
const cared =
  /\b(?:pick(?:ing|ed)? up|drop(?:ping|ped)?(?: off)?|see|have|take|bring|get|watch|keep|return|for) ([a-z]+)(?= |$|[,.!?])/gi;
const owns =
  /\b([a-z]+)(?:['’]?s)? (?:has|had|was|is|got|needs|starts|birthday|school|recital|practice|game|appointment|dentist|doctor|teacher|meds|inhaler|backpack|tablet)\b/gi;

/** Returns the name of the only child mentioned, or "the kids" for several. Messages are oldest first. */
export function findMentionedChild(messages: readonly string[]): string | undefined {
  const told = messages.join('\n');
  if (/\b(?:kids|children|girls|boys|both of them)\b/i.test(told)) return 'the kids';
  const words = [...told.matchAll(childWord)].map(([, name = '']) =>
    isGivenName(name) || /^[A-Z][a-z]{2,}$/.test(name) ? name : null,
  );
  const named = [...told.matchAll(cared), ...told.matchAll(owns)].flatMap(([, name = '']) =>
    isGivenName(name) ? [name] : [],
  );
  const names = [...new Set([...words.filter((name) => name !== null), ...named].map(capitalized))];
  if (names.length > 1) return 'the kids';
  if (names.length === 1) return names[0];
  const [only] = told.match(/\b(?:my|our) (son|daughter)\b/i)?.slice(1) ?? [];
  return only && `our ${only.toLowerCase()}`;
}

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}
