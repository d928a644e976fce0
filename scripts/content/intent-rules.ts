import { type FollowUp, type Intent, type WrittenReply, repliesWithin } from '#domain/intents/intent.ts';
import { slotNames } from '#domain/intents/third-person.ts';
import { words } from '#domain/retrieval/terms.ts';
import { readingGrade } from '../../evals/reading-grade.ts';

const REPLY_WORDS = 65;
const QUESTION_WORDS = 22;
const TITLE_WORDS = 10;
/** The limit for two or three sentences, whose grade varies more than that of a longer text. */
const GRADE = 10;
/**
 * Phrases that a program can't honestly say, phrases of form letters, and names for the other person that don't fit
 * everyone.
 */
const unwanted =
  /\b(?:i hear you|i understand|i've been there|i'm proud|i remember|sorry to hear|thanks for sharing|that sounds|narcissist\w*|guarantee\w*)\b|!|https?:|\d{3}[-. ]\d{3}/i;
/** Replies use slots such as {they}: the pronoun is taken from the person's own messages. */
const gendered = /\b(?:he|she|his|hers?|him|he's|she's)\b/i;

/** The errors of an intent, in words for its editor. */
export function breachesOfIntent(intent: Intent, passageIds: ReadonlySet<string>): string[] {
  return [
    ...when(words(intent.title).length > TITLE_WORDS, `the title has more than ${TITLE_WORDS} words`),
    ...when(intent.question !== undefined && !intent.otherwise, 'a question needs "otherwise"'),
    ...repliesWithin(intent).flatMap((reply) => breachesOfReply(reply, passageIds)),
    ...examplesTwice(intent.followUps),
  ];
}

/** The errors of a reply, independent of what it replies to. */
export function breachesOfReply(
  { reply, question = '', offers }: Pick<WrittenReply, 'reply' | 'question' | 'offers'>,
  passageIds: ReadonlySet<string>,
): string[] {
  const said = `${reply} ${question}`;
  const outsideSlots = said.replaceAll(/\{[^}]*\}/g, '').replaceAll(/"[^"]*"/g, '');
  const start = reply.slice(0, 40);
  const slots = [...said.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name?.toLowerCase() ?? '');
  return [
    ...when(words(reply).length > REPLY_WORDS, `"${start}…" has more than ${REPLY_WORDS} words`),
    ...when(words(question).length > QUESTION_WORDS, `"${question}" has more than ${QUESTION_WORDS} words`),
    ...when(readingGrade(reply.replaceAll('"', '')) > GRADE, `"${start}…" reads above grade ${GRADE}`),
    ...when(unwanted.test(outsideSlots), `"${start}…" must not say "${unwanted.exec(outsideSlots)?.[0]}"`),
    ...when(
      gendered.test(outsideSlots),
      `"${start}…" says "${gendered.exec(outsideSlots)?.[0]}": use {they}, {them}, {their}`,
    ),
    ...slots.filter((name) => !slotNames.includes(name)).map((name) => `{${name}} is no slot`),
    ...when(offers !== undefined && !passageIds.has(offers), `offers no text: ${offers}`),
  ];
}

function examplesTwice(followUps: readonly FollowUp[]): string[] {
  const seen = new Set<string>();
  return followUps.flatMap(({ examples }) =>
    examples.flatMap((example) => {
      const key = words(example).join(' ');
      const isTwice = seen.has(key);
      seen.add(key);
      return isTwice ? [`the answer "${example}" leads to two replies`] : [];
    }),
  );
}

function when(isBroken: boolean, message: string): string[] {
  return isBroken ? [message] : [];
}
