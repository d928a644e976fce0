import type { SafetyText } from '#content/safety-texts/read-safety-text.ts';
import { scriptIds } from '#content/safety-texts/safety-front-matter.ts';
import { numberOf } from '#domain/help.ts';
import { isCrisisScript } from '#domain/safety/script.ts';
import { readingGrade } from '../../evals/reading-grade.ts';
import { linesNamed, linesNeeded, findNumbers, unknownNumbers } from './safety-numbers.ts';

/** An error, and the words or the field at which an editor finds it. */
export interface SafetyBreach {
  at: { words: string } | { field: string };
  message: string;
}

const MOST_WORDS = 120;
const SCRIPT_GRADE = 7;
/** For a line beside an answer. */
const LINE_GRADE = 9;

/** The errors of a script or a line beside an answer. */
export function safetyBreaches(text: SafetyText): SafetyBreach[] {
  return [
    ...text.texts.flatMap((variant) => [
      ...inLength(variant),
      ...inGrade(text, variant),
      ...inNumbers(text, variant),
      ...inWording(text, variant),
    ]),
    ...inFields(text),
  ];
}

function inLength(variant: string): SafetyBreach[] {
  const count = variant.split(/\s+/).length;
  const questions = variant.replaceAll(/"[^"]*"/g, '').match(/\?/g)?.length ?? 0;
  return [
    ...when(count > MOST_WORDS, variant, `has ${count} words; ${MOST_WORDS} is the limit`),
    ...when(questions > 1, variant, `asks ${questions} questions; one is the limit`),
  ];
}

function inGrade({ id }: SafetyText, variant: string): SafetyBreach[] {
  const grade = readingGrade(variant);
  const most = isScript(id) ? SCRIPT_GRADE : LINE_GRADE;
  return when(
    !isSpanish(id) && grade > most,
    variant,
    `reads at grade ${grade.toFixed(1)}; ${most} is the limit`,
  );
}

function inNumbers({ id, lines }: SafetyText, variant: string): SafetyBreach[] {
  const named = linesNamed(variant);
  return [
    ...linesNeeded(id).flatMap((line) =>
      when(!named.includes(line), variant, `must name ${numberOf(line)} (${line})`),
    ),
    ...unknownNumbers(variant).map((number) => ({
      at: { words: number },
      message: `${number} is the number of no help line`,
    })),
    ...named
      .filter((line) => !lines.includes(line))
      .map((line) => ({
        at: { field: 'numbers' },
        message: `numbers lacks "${line}", which the text names`,
      })),
  ];
}

/** Advice that can hurt: locking oneself in alone, or dealing with someone who is violent. */
const locked = /lock(?:ed)? (?:yourself|the) |locked door/i;
const dealing = /mediat|negotiat|compromis|confront|talk (?:to|with) (?:him|her)/i;

function inWording({ id }: SafetyText, variant: string): SafetyBreach[] {
  const automated = isSpanish(id) ? 'guía automática' : 'automated guide';
  const [shut] = locked.exec(variant.replace("don't lock yourself in", '')) ?? [];
  const [deal] = (id.startsWith('violence-') && dealing.exec(variant)) || [];
  return [
    ...when(isCrisisScript(id) && !variant.includes(automated), variant, `must say "${automated}"`),
    ...(shut ? [{ at: { words: shut }, message: `must not say "${shut}"` }] : []),
    ...(deal ? [{ at: { words: deal }, message: `must not say "${deal}" where there is violence` }] : []),
  ];
}

function inFields({ id, texts, lines, checked, reviewedBy, reviewedOn }: SafetyText): SafetyBreach[] {
  const hasNumbers = texts.some((text) => findNumbers(text).length > 0);
  return [
    ...field(isCrisisScript(id) && lines.length === 0, 'numbers', 'names no help line'),
    ...field(hasNumbers && checked === null, 'checked', 'needs the day on which the numbers were compared'),
    ...reviewBreaches(reviewedBy, reviewedOn),
  ];
}

export function reviewBreaches(reviewedBy: string | null, reviewedOn: string | null): SafetyBreach[] {
  return field(
    (reviewedBy === null) !== (reviewedOn === null),
    'reviewed_by',
    'and reviewed_on are filled in together',
  );
}

function isScript(id: string): boolean {
  return (scriptIds as readonly string[]).includes(id);
}

function isSpanish(id: string): boolean {
  return id.endsWith('spanish');
}

function when(isBroken: boolean, variant: string, message: string): SafetyBreach[] {
  return isBroken ? [{ at: { words: variant.split('\n')[0] ?? '' }, message: `text ${message}` }] : [];
}

export function field(isBroken: boolean, name: string, message: string): SafetyBreach[] {
  return isBroken ? [{ at: { field: name }, message: `${name} ${message}` }] : [];
}
