import { talkWords } from '#content/talk-words.ts';
import { toThirdPerson, findThirdPerson, thirdPersons } from '#domain/intents/third-person.ts';
import type { AssistantId } from '#domain/assistant.ts';
import type { Reaction, ReactionKind } from '#domain/reactions/reaction.ts';
import { detectByRules } from '#domain/safety/detect.ts';
import { replyLabel } from '#domain/reactions/reply-label.ts';
import type { AnswerEvent, Turn } from '../engine.ts';
import { openReactions } from '../reactions/open-reactions.ts';
import { type Composed, suggestionsCard } from './composed.ts';
import type { Decision } from './decision.ts';
import { hasHeardReply, isSuitable } from './reply-from-intents.ts';

const MAX_REPLIES = 3;
const MAX_SUGGESTIONS = 4;

/** Adds suggestions for the next message: each takes one press, and its answer is prewritten. */
export function withSuggestedReplies(composed: Composed, decision: Decision, turn: Turn): Composed {
  // "If you meant something else:" introduces the buttons, so they are nothing else.
  if (composed.paragraphs.at(-1) === talkWords.otherReadings) return composed;
  const others = othersOf(decision);
  const labels = suggestedReplies(composed, decision, turn).filter(isCalm);
  if (labels.length + others.length === 0) return composed;
  const own = [...labels, ...composed.cards.flatMap(suggestionsIn)];
  const items = [...new Set([...own.slice(0, MAX_SUGGESTIONS - others.length), ...others])].slice(
    0,
    MAX_SUGGESTIONS,
  );
  const cards = composed.cards.filter(({ type }) => type !== 'data-suggestions');
  return { ...composed, cards: [...cards, ...suggestionsCard(items)] };
}

/** Other possible meanings of the message, if the answer is a guess. */
function othersOf(decision: Decision): readonly string[] {
  return decision.kind === 'written-reply' || decision.kind === 'answer' ? (decision.others ?? []) : [];
}

/** A message that would get a safety script is never suggested. */
export function isCalm(label: string): boolean {
  return !detectByRules(label)?.script;
}

function suggestionsIn(card: AnswerEvent): readonly string[] {
  return card.type === 'data-suggestions' ? card.data.items : [];
}

function suggestedReplies(composed: Composed, decision: Decision, turn: Turn): string[] {
  if (decision.kind === 'written-reply') {
    const { question, followUps } = decision.reply;
    const last = composed.paragraphs.at(-1);
    const isAsked =
      question !== undefined && thirdPersons.some((person) => toThirdPerson(question, person) === last);
    return isAsked
      ? answersTo(question, followUps)
      : nextAbout(composed.paragraphs.flatMap(openReactions().subjectsOf), composed, turn);
  }
  return decision.kind === 'answer' ? nextAbout(citedIn(composed), composed, turn) : [];
}

/** The expected answers to a question. A state or an age is typed faster than it is found in a list. */
function answersTo(question: string, followUps: readonly { examples: readonly string[] }[]): string[] {
  if (/\b(?:state|how old)\b/i.test(question)) return [];
  return followUps.flatMap(({ examples }) => replyLabel(examples) ?? []).slice(0, MAX_SUGGESTIONS);
}

function citedIn({ cards }: Composed): string[] {
  return cards.flatMap((card) => (card.type === 'data-citations' ? card.data.items.map(({ id }) => id) : []));
}

const feelingReactions: readonly ReactionKind[] = ['ask', 'how', 'worry', 'cannot', 'normal', 'ask'];
const wordingReactions: readonly ReactionKind[] = ['words', 'ask', 'refused', 'how', 'ask'];
const factReactions: readonly ReactionKind[] = ['ask', 'how', 'ask', 'refused', 'words'];
/** The kinds of suggestions that each advisor offers, the likeliest first. */
const offered: Readonly<Record<AssistantId, readonly ReactionKind[]>> = {
  lena: feelingReactions,
  emma: wordingReactions,
  james: wordingReactions,
  ava: wordingReactions,
  hannah: factReactions,
  max: factReactions,
  support: [],
};

const mentionsHim = /\b(?:he|him|his|husband|boyfriend|dad|daddy|father)\b/i;
const mentionsHer = /\b(?:she|her|hers|wife|girlfriend|mom|mommy|mother)\b/i;

/** "Is he a narcissist?" doesn't fit a person who speaks of a wife. */
function isSameTopic(label: string, { text, questions }: Turn): boolean {
  const person = findThirdPerson([text, ...questions]);
  return !((person === 'she' && mentionsHim.test(label)) || (person === 'he' && mentionsHer.test(label)));
}

/** Follow-up questions to this answer, and close variants, that haven't come up in this conversation. */
function nextAbout(ids: readonly string[], { paragraphs }: Composed, turn: Turn): string[] {
  const id = ids.find((each) => openReactions().byId.has(each));
  if (id === undefined) return [];
  const isSaidNow = (reply: string) =>
    thirdPersons.some((person) => paragraphs.includes(toThirdPerson(reply, person)));
  const open = (openReactions().byId.get(id)?.all ?? []).filter(
    ({ reply, examples }) =>
      !isSaidNow(reply) &&
      !hasHeardReply({ reply }, turn) &&
      isSuitable({ offers: id }, turn) &&
      isSameTopic(replyLabel(examples) ?? '', turn),
  );
  const chosen: Reaction[] = [];
  for (const kind of offered[turn.advisor]) {
    const next = open.find((reaction) => reaction.kind === kind && !chosen.includes(reaction));
    if (next) chosen.push(next);
  }
  return chosen.flatMap(({ examples }) => replyLabel(examples) ?? []).slice(0, MAX_REPLIES);
}
