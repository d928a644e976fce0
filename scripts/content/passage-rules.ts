import type { Passage } from '#content/passage.ts';
import { SUPPORT } from '#domain/assistant.ts';
import { readingGrade } from '../../evals/reading-grade.ts';
import { statesFactWithoutSource } from './fact-words.ts';

/** The errors of a passage with their front matter field. `text` is the part below it. */
export interface Breach {
  field: string;
  index?: number;
  message: string;
}

/** 911 is a number that everyone knows; others could be typed wrong or be out of date. */
const phoneNumber = /\b(?:\d{3}[-. ]\d{3}[-. ]\d{4}|1-8\d\d|988)\b/;
/** False comfort, promises, strong language and forms of address. */
const unwanted =
  /\b(?:sorry to hear|sorry for your|we understand how|i feel your|stay strong|guarantee|don't worry)\b|!|https?:/i;

const advisorLimits = { words: [60, 220], grade: 8, asks: 3 } as const;
/** People read the whole help answer on a phone. */
const helpLimits = { words: [30, 130], grade: 6, asks: 5 } as const;

const SHORT_WORDS = 30;
const STEPS = 3;
const STEP_WORDS = 20;
const SHORT_GRADE = 8;

export function breachesOf(passage: Passage): Breach[] {
  return [
    ...inHeading(passage),
    ...inText(passage),
    ...inShort(passage),
    ...inSteps(passage),
    ...inReview(passage),
  ];
}

function inHeading({ id, advisor, title, asks, followUps }: Passage): Breach[] {
  const { asks: enough } = limitsFor(advisor);
  return [
    ...when(!id.startsWith(`${advisor}-`), 'id', `must begin with "${advisor}-"`),
    ...when(title.length > 60, 'title', `has ${title.length} characters; 60 is the limit`),
    ...when(asks.length < enough, 'asks', `needs at least ${enough} ways people ask for it`),
    ...when(new Set(asks).size < asks.length, 'asks', 'holds the same question twice'),
    ...when(followUps.length > 3, 'followUps', 'offers at most three next questions'),
  ];
}

function inText(passage: Passage): Breach[] {
  const { words, grade } = limitsFor(passage.advisor);
  const count = wordsIn(passage.text);
  const read = readingGrade(passage.text);
  return [
    ...when(count < words[0] || count > words[1], 'text', `has ${count} words; ${words.join(' to ')} fit`),
    ...when(read > grade, 'text', `reads at grade ${read.toFixed(1)}; ${grade} is the limit`),
    ...wording('title', passage.title),
    ...wording('text', passage.text),
    ...when(
      passage.advisor !== SUPPORT && statesFactWithoutSource(passage),
      'sources',
      'speaks of law, money or research: name the page that says so',
    ),
  ];
}

function inShort({ short }: Passage): Breach[] {
  if (short === undefined) return [];
  const grade = readingGrade(short);
  return [
    ...when(
      wordsIn(short) > SHORT_WORDS,
      'short',
      `has ${wordsIn(short)} words; ${SHORT_WORDS} is the limit`,
    ),
    ...when(grade > SHORT_GRADE, 'short', `reads at grade ${grade.toFixed(1)}; ${SHORT_GRADE} is the limit`),
    ...wording('short', short),
  ];
}

function inSteps({ steps = [] }: Passage): Breach[] {
  return [
    ...when(steps.length > STEPS, 'steps', `holds at most ${STEPS} steps`),
    ...steps.flatMap((step, index) => [
      ...when(wordsIn(step) > STEP_WORDS, 'steps', `must be ${STEP_WORDS} words or fewer`, index),
      ...wording('steps', step, index),
    ]),
  ];
}

function inReview({ reviewedBy, reviewedOn }: Passage): Breach[] {
  return when(
    (reviewedBy === undefined) !== (reviewedOn === undefined),
    'reviewed_by',
    'and reviewed_on are filled in together',
  );
}

function wording(field: string, text: string, index?: number): Breach[] {
  return [
    ...when(
      phoneNumber.test(text),
      field,
      'holds a phone number; those stand at "Get help now" alone',
      index,
    ),
    ...when(unwanted.test(text), field, `must not say "${unwanted.exec(text)?.[0]}"`, index),
  ];
}

function when(isBroken: boolean, field: string, message: string, index?: number): Breach[] {
  return isBroken ? [{ field, message, ...(index === undefined ? {} : { index }) }] : [];
}

function limitsFor(advisor: Passage['advisor']) {
  return advisor === SUPPORT ? helpLimits : advisorLimits;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).length;
}
