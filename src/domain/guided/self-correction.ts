import { type Contrast, parseContrasts } from './contrast.ts';
import { oneLine, stripCue } from './cue.ts';
import { bareValue, hasSeveralValues, isBare, kindOf, replaceKind } from './value-kind.ts';

const MOST_WORDS = 3;
const isWrong =
  /^(?:no,? )?(?:that(?:'s| is| was)|thats|it's|its|it is) (?:wrong|not right|a mistake)[,.;:]* (?:and |but )?/i;
/** "The 12th, December 12" names one day twice. */
const isOnlyDates = /^(?:the )?\d{1,2}(?:st|nd|rd|th),? [a-z]+ \d{1,2}(?:st|nd|rd|th)?$/i;

/** "Nora takes the bus, sorry, its Sam not Nora": the wrong value is in the same answer. Null if it isn't. */
export function contrastedWithin(before: string, after: string): string | null {
  const { said } = stripCue(`wait, ${after}`);
  const values = parseContrasts(said).filter(({ name }) => name === '');
  return values.map((one) => replaceWord(before, one)).find((one) => one !== null) ?? null;
}

function replaceWord(text: string, { after, before }: Contrast): string | null {
  const old = before.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  // In "Sam changes schools not Nora", the words after the name belong to the old sentence, too.
  const rest = /^\S+( .+)$/.exec(after)?.[1] ?? '';
  const found = [rest, '']
    .map((tail) => new RegExp(String.raw`(?<![\w:.])${old}${tail}(?![\w:])`, 'gi'))
    .find((pattern) => text.match(pattern)?.length === 1);
  return found ? text.replace(found, () => after) : null;
}

/** An answer to a text question that corrects itself: "by the 15th. Actually the 20th". Null if it doesn't. */
export function selfCorrected(before: string, after: string): string | null {
  const { said } = stripCue(`wait, ${after}`);
  for (const contrast of parseContrasts(said)) {
    const at = before.toLowerCase().lastIndexOf(contrast.before.toLowerCase());
    if (at >= 0) return `${before.slice(0, at)}${contrast.after}${before.slice(at + contrast.before.length)}`;
  }
  const value = bareValue(oneLine(said).replace(isWrong, ''));
  const kind = kindOf(value);
  // If the text has two times, it is unclear which one was wrong.
  const isShort = value.split(' ').length <= MOST_WORDS || isOnlyDates.test(value);
  if (!kind || !isBare(value, kind) || !isShort || hasSeveralValues(before, kind)) return null;
  const amended = replaceKind(before, kind, value);
  return amended === before ? null : amended;
}
