import type { SafetyTextId } from '#content/safety-texts/safety-front-matter.ts';
import { ELDERCARE_NUMBER, type HelpLine, helpLines, numberOf } from '#domain/help.ts';

type LineId = HelpLine['id'];

/** The help lines whose numbers must be in the text itself: someone who can't press a button can still read them. */
const needed: readonly [ids: RegExp, lines: readonly LineId[]][] = [
  // Someone who has reached a person stays with that person.
  [/^suicide-(?!reached)/, ['crisis']],
  [/^violence-/, ['violence']],
  [/^child-/, ['child']],
  [/^harm-/, ['crisis']],
  // Someone who says that they are safe is not told to call 911.
  [/^(?:suicide-(?!not-now)|violence-(?!safe)|child-(?!safe)|harm-(?!not-now))/, ['emergency']],
  // suicide-spanish and violence-spanish are among the lines above.
  [/^violence-sexual$/, ['assault']],
  [/^(?:swallowed|dose)$/, ['poison', 'emergency']],
  [/^other-spanish$/, ['emergency', 'crisis', 'violence', 'child']],
  [/^spanish$/, ['emergency', 'crisis', 'violence']],
  [/^refuse-false-report$/, ['child']],
  [/^note-self$/, ['crisis']],
  [/^note-other$/, ['crisis', 'emergency']],
  [/^note-violence$/, ['violence']],
  [/^note-child$/, ['child', 'emergency']],
  [/^note-anger$/, ['crisis']],
];

/** The help lines that the text must name. */
export function linesNeeded(id: SafetyTextId): LineId[] {
  return [...new Set(needed.flatMap(([ids, lines]) => (ids.test(id) ? lines : [])))];
}

/** The relay service for people who are deaf or hard of hearing. */
const RELAY_NUMBER = '711';
const allNumbers = new Set([
  ...helpLines.flatMap(({ call, text, tty }) => [call, text?.number, tty]),
  ELDERCARE_NUMBER,
  RELAY_NUMBER,
]);

/** Numbers in a text that no help line has. */
export function unknownNumbers(text: string): string[] {
  return findNumbers(text).filter((number) => !allNumbers.has(number));
}

export function findNumbers(text: string): string[] {
  return text.match(/\d[\d-]{2,}/g) ?? [];
}

/** The help lines whose number a text names. The line for veterans shares its number with the general one. */
export function linesNamed(text: string): LineId[] {
  const numbers = new Set(findNumbers(text));
  return helpLines.map(({ id }) => id).filter((id) => id !== 'veterans' && numbers.has(numberOf(id)));
}
