import type { ThirdPerson } from '#domain/intents/third-person.ts';
import { splitIntoSentences } from '#domain/talk/asked-questions.ts';
import { plainWords } from '#domain/talk/cues.ts';
import { isForSomeoneElse, namesMessageToOther } from '#domain/talk/writing/addressee.ts';
import { parseRevision } from '#domain/talk/writing/draft-changes.ts';
import { belongingsRequest } from '#domain/talk/writing/belongings.ts';
import { demandsIn } from '#domain/talk/writing/demands.ts';
import { factsBeside } from '#domain/talk/writing/facts-beside.ts';
import { findOtherParentPronoun } from '#domain/talk/writing/second-person.ts';
import { REFUSAL, UNSURE, extractDictatedClause } from '#domain/talk/writing/told-clause.ts';
import { type WritingRequest, asksForMessage, asksWhatToSay } from '#domain/talk/writing/writing-request.ts';
import type { Turn } from '../engine.ts';
import { type IntentsRead, writers } from '../intents/read-intents.ts';
import type { Library } from '../library/open-library.ts';
import { decideQuestion, lastCitedCandidate, holdsAnswer } from './decide-question.ts';
import type { Decided } from './decision.ts';
import type { Interpretation } from './heard.ts';
import { templateFor } from './message-template.ts';
import { isOurWording } from './message-thread.ts';
import { intentReply, otherAdvisorReply } from './reply-from-intents.ts';
import { SURE_REACTION, reactionReply } from './reply-from-reactions.ts';
import {
  type WrittenMessage,
  checkedDraft,
  clauseDraft,
  readReceivedText,
  writeMoneyRequest,
} from './write-message.ts';

/** Decides on a message to the other parent if one is requested or typed. Null for everything else. */
export function decideMessage(
  library: Library,
  turn: Turn,
  heard: Interpretation,
  read: IntentsRead,
): Decided | null {
  const isWriter = writers.has(turn.advisor);
  const request = heard.writing;
  if (!request) return shortened(turn);
  if (!isWriter && (request.kind === 'read-received' || !namesMessageToOther(turn.text))) return null;
  if (request.kind !== 'write') return receivedTextDecision(turn, request);
  if (mentionsNoContactOrder.test([turn.text, ...turn.questions].join('\n'))) return null;
  const made = isWriter ? composedMessage(turn, read) : clauseDecision(turn, false);
  if (made) return made;
  const written = referredToWriter(library, turn, heard, read) ?? writtenFor(library, turn, heard, read);
  // "He walks in, how do I say no without a war" needs advice first: it doesn't say what to write.
  if (!written && !isShortRequest(turn.text) && asksHowToRefuse.test(turn.text)) return null;
  return written ?? message({ kind: 'asks-draft', why: 'asked-for-words' }, 'asks for words');
}

const BARE_WORDS = 8;
const SURE_TEXT = 0.6;

/** "What do I say to her new husband who keeps texting me" tells a situation, for which a reply may be written. */
function writtenFor(library: Library, turn: Turn, heard: Interpretation, read: IntentsRead): Decided | null {
  if (turn.text.split(/\s+/).length < BARE_WORDS) return null;
  const fromLibrary = decideQuestion(library, turn, heard, read);
  const isSure =
    fromLibrary.decision.kind === 'answer' &&
    fromLibrary.decision.answers.some(
      ({ candidate, from }) => from === null && candidate.likely >= SURE_TEXT,
    );
  if (isSure) return fromLibrary;
  return intentReply(turn, heard, read) ?? otherAdvisorReply(turn, heard, read);
}

const asksHowToRefuse =
  /\bhow (?:do|can|should|would) i (?:even |nicely |best )?(?:say|tell (?:him|her|them)) (?:no|stop)\b/i;

function message(written: WrittenMessage, why: string): Decided {
  return { decision: { kind: 'message', written }, why };
}

/** If a court has forbidden contact, a message could get someone arrested or hurt. */
const mentionsNoContactOrder =
  /\b(?:protecti(?:ve|on) order|order of protection|restraining order|no[- ]contact(?: order)?|stay[- ]away order|injunction)\b/i;

function receivedTextDecision(
  turn: Turn,
  request: Exclude<WritingRequest, { kind: 'write' }>,
): Decided | null {
  const { text, questions } = turn;
  if (request.kind === 'read-received') {
    const read = readReceivedText(request.received, request.wantsReply, text);
    return read && message(read, 'pastes what the other parent wrote');
  }
  if (mentionsNoContactOrder.test([text, ...questions].join('\n')))
    return message({ kind: 'contact-forbidden' }, 'types a message even though an order forbids contact');
  if (isOurWording(request.draft, turn)) return null;
  const checked = checkedDraft(request.draft, text);
  return checked && message(checked, 'types or dictates the text');
}

/** Builds a message from the known facts: a bill, a template, or the one sentence that is certain. */
function composedMessage(turn: Turn, read: IntentsRead): Decided | null {
  const bill = writeMoneyRequest(turn, true);
  if (bill) return message(bill, 'says what share is owed');
  const things = belongingsRequest(turn.text);
  if (things) return message({ kind: 'from-template', text: things, blanks: [] }, 'names their things');
  const clause = clauseDecision(turn, true);
  // A template for the same subject would ask for what the person refuses.
  if (refuses(turn)) return clause;
  return templateFor(turn, read, clause !== null) ?? clause;
}

function refuses({ text, questions }: Turn): boolean {
  const clause = extractDictatedClause(
    withWhatIsMeant(text, questions),
    findOtherParentPronoun(text, questions),
  );
  return typeof clause === 'string' && clause.startsWith(REFUSAL);
}

const asksToWordIt =
  /^\W*(?:ok(?:ay)?|so|and|but|well)?\W*how (?:do|can|should|would) i (?:even |best |nicely )?(?:(?:say|put|word|phrase|write) (?:that|this|it)|tell (?:him|her|them)(?: that)?)\W*$/i;

/** "How do I say that" refers to the sentence before it, in this message or the last one. */
function withWhatIsMeant(text: string, [last = '']: readonly string[]): string {
  const sentences = splitIntoSentences(text);
  const asking = sentences.at(-1) ?? '';
  if (!asksToWordIt.test(asking)) return text;
  const meant = sentences.at(-2) ?? splitIntoSentences(last).at(-1) ?? '';
  return `${meant.replace(/[.!\s]+$/, '')}, ${asking}`;
}

function clauseDecision({ text, questions }: Turn, isWriter: boolean): Decided | null {
  const other = findOtherParentPronoun(text, questions);
  const clause =
    extractDictatedClause(text, other) ??
    extractDictatedClause(withWhatIsMeant(text, questions), other) ??
    wish(text, other);
  if (clause === UNSURE)
    return isWriter
      ? message({ kind: 'asks-draft', why: 'speaks-of-them' }, 'it isn’t clear who is meant')
      : null;
  const draft = clause === null ? null : clauseDraft(clause, text);
  const written = draft?.kind === 'clause' ? withFacts(draft.text, text) : draft;
  return written && message(written, 'says in one sentence what the message should say');
}

/** "Help me text my ex about the summer, I want the first two weeks of July." */
function wish(text: string, other: ThirdPerson): string | null {
  return demandsIn(text, other)[0] ?? null;
}

function withFacts(clause: string, text: string): WrittenMessage {
  return { kind: 'clause', text: [clause, ...factsBeside(text, clause)].join(' ') };
}

/** A longer sentence contains a statement beside the question. */
const MAX_REQUEST_WORDS = 14;

/** "What should I say to the kids" also requests words, and a passage of the library may contain them. */
function referredToWriter(
  library: Library,
  turn: Turn,
  heard: Interpretation,
  read: IntentsRead,
): Decided | null {
  const { text } = turn;
  if (!isShortRequest(text) || !asksWhatToSay(text)) return null;
  const words = reactionReply(turn, read, SURE_REACTION, ['words', 'ask']);
  if (words) return words;
  const fromLibrary = decideQuestion(library, turn, heard, read);
  return holdsAnswer(fromLibrary) ? fromLibrary : null;
}

function isShortRequest(text: string): boolean {
  return !/[.?!\n]\s*\S/.test(text.trim()) && text.split(/\s+/).length <= MAX_REQUEST_WORDS;
}

/** Matches "Shorter" if the last answer was not a message. */
function shortened(turn: Turn): Decided | null {
  const passage =
    parseRevision(turn.text) === 'shorter' && !isForSomeoneElse(turn.text) && isBare(turn.text)
      ? lastCitedCandidate(turn)?.passage
      : undefined;
  return passage
    ? { decision: { kind: 'in-short', passage }, why: 'asks for a short version of the last answer' }
    : null;
}

const MAX_BARE_REQUEST_WORDS = 8;

function isBare(text: string): boolean {
  return plainWords(text).trim().split(' ').length <= MAX_BARE_REQUEST_WORDS && !asksForMessage(text);
}
