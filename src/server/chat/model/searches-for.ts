import { followUp, withoutIntroduction } from '#domain/retrieval/follow-up.ts';
import { isStateAlone } from '#domain/retrieval/state-alone.ts';
import { terms } from '#domain/retrieval/terms.ts';
import { bareReplyOf } from '#domain/talk/speech-act.ts';
import type { Turn } from '../engine.ts';
import { subjectOf } from '../talk/conversation-memory.ts';
import type { Heard } from '../talk/heard.ts';

/** "How long does it take" says little by itself: what `it` is stands in what was said before. */
const pointsBack = /\b(?:it|that|this|they|them|one|he|she|him|her|there|so|then|those|these)\b/i;
const TELLING_WORDS = 4;
const STORY_WORDS = 60;

/** Thanks, a nod, good night: there is nothing to look up. */
export function needsNoSources({ text }: Turn, { act }: Heard): boolean {
  if (act === 'bare-reply') return bareReplyOf(text) !== 'more';
  return act === 'greeting' || act === 'thanks' || act === 'farewell' || act === 'acknowledgment';
}

/** What to look for, one search for each thing asked: the question in its own words, with what it leaves unsaid. */
export function searchesFor(turn: Turn, heard: Heard): string[] {
  const subject = subjectOf(turn);
  if (heard.act === 'state') return [turn.questions.find((message) => !isStateAlone(message)) ?? turn.text];
  if (heard.act === 'bare-reply' || heard.act === 'complaint') return subject ? [subject] : [];
  if (heard.questions.length === 0) return toldSearches(turn, subject);
  return heard.questions.map(({ text, inContext }) => {
    const question = inContext === text ? withoutIntroduction(text) : inContext;
    return leansOnBefore(text) && subject ? `${question}\n${subject}` : question;
  });
}

function toldSearches({ text }: Turn, subject: string | null): string[] {
  if (text.split(/\s+/).length > STORY_WORDS || !subject || terms(text).size >= TELLING_WORDS) return [text];
  return [`${text}\n${subject}`];
}

function leansOnBefore(question: string): boolean {
  if (followUp(question) === 'continues') return true;
  return terms(question).size < TELLING_WORDS && pointsBack.test(question);
}
