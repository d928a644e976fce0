import { plainWords } from '#domain/talk/cues.ts';
import { type SpeechAct, speechActOf } from '#domain/talk/speech-act.ts';
import { rejectsDraft, givesUp, isSent } from '#domain/talk/writing/about-draft.ts';
import { isForSomeoneElse } from '#domain/talk/writing/addressee.ts';
import { reviseMessage } from '#domain/talk/writing/calm-message.ts';
import { changeDraft } from '#domain/talk/writing/change-draft.ts';
import { cleanUp } from '#domain/talk/writing/cleaned.ts';
import { type DraftChange, parseDraftChanges, parseRevision } from '#domain/talk/writing/draft-changes.ts';
import { fillBlanks } from '#domain/talk/writing/fill-blanks.ts';
import { brokenSentence } from '#domain/talk/writing/broken-sentence.ts';
import { findBlankFields } from '#domain/talk/writing/fill-template.ts';
import { extractOwnDraft, findTypedDraft, startsWithOtherName } from '#domain/talk/writing/own-draft.ts';
import { demandsIn } from '#domain/talk/writing/demands.ts';
import { withoutDoubtedPart } from '#domain/talk/writing/doubted-part.ts';
import { pointsToOwnVersion } from '#domain/talk/writing/own-version.ts';
import { stripRemarksToUs } from '#domain/talk/writing/to-us.ts';
import { stripQuotations } from '#domain/talk/writing/quotation.ts';
import { findReceivedText } from '#domain/talk/writing/received-text.ts';
import { findOtherParentPronoun, mentionsOtherParent } from '#domain/talk/writing/second-person.ts';
import { correctShare } from '#domain/talk/writing/share-correction.ts';
import { UNSURE, extractDictatedClause } from '#domain/talk/writing/told-clause.ts';
import { findToneQuestion } from '#domain/talk/writing/tone-asked.ts';
import { findFlags } from '#domain/tools/message-coach/find-flags.ts';
import type { Turn } from '../engine.ts';
import { writers } from '../intents/read-intents.ts';
import type { Decided } from './decision.ts';
import { type MessageThread, isOurWording, messageThread } from './message-thread.ts';
import { type WrittenMessage, checkedDraft, clauseDraft, writeMoneyRequest } from './write-message.ts';

/** Handles a remark about a shown draft, or the reply to our request to type one; null for anything else. */
export function decideOnDraft(turn: Turn): Decided | null {
  const thread = messageThread(turn);
  const isOpen = thread.lastDraft !== null || thread.isAsked;
  if (!isOpen || givesUp(turn.text) || findReceivedText(turn.text) !== null) return null;
  if (isForSomeoneElse(stripQuotations(turn.text))) return null;
  for (const [why, answer] of answers) {
    const written = answer(turn, thread);
    if (written) return { decision: { kind: 'message', written }, why };
  }
  return null;
}

type Answer = (turn: Turn, thread: MessageThread) => WrittenMessage | null;

/** Returns the first handler result that fits. */
const answers: readonly (readonly [string, Answer])[] = [
  ['says the message was sent', alreadySent],
  ['types or dictates the text', ownText],
  ['says the draft doesn’t help', dropped],
  ['corrects the share in the draft', shareCorrected],
  ['doubts a sentence of the draft', doubtedPart],
  ['asks about the version they typed', ownVersion],
  ['says what they want from the other parent', demandsAdded],
  ['asks for a change to the draft', withChanges],
  ['fills in what was left blank', blanksFilled],
  ['asks for a different tone', inOtherTone],
  ['asks how the draft sounds', toneAnswer],
  ['says what the message should say', addressedSentence],
  ['types the text that was asked for', typedText],
  ['types a sentence to add', sentenceAdded],
  ['asks to change a message that doesn’t exist yet', nothingToChange],
];

function nothingToChange({ text }: Turn, { isAsked, lastDraft }: MessageThread): WrittenMessage | null {
  const isBare = text.trim().split(/\s+/).length <= FEW_WORDS;
  return isAsked && lastDraft === null && isBare && parseRevision(text) !== null
    ? { kind: 'asks-draft', why: 'asked-for-words' }
    : null;
}

const FEW_WORDS = 5;

function alreadySent({ text }: Turn, { lastDraft }: MessageThread): WrittenMessage | null {
  if (lastDraft === null || !isSent(text)) return null;
  return { kind: 'sent', isHot: findFlags(text).length > 0 };
}

function ownText(turn: Turn): WrittenMessage | null {
  const own = extractOwnDraft(turn.text) ?? startsOver(turn.text);
  const isTheirs =
    own !== null && (!isOurWording(own, turn) || findToneQuestion(stripQuotations(turn.text)) !== null);
  return isTheirs ? checkedDraft(own, turn.text) : null;
}

const START_WORDS = 8;

/** "Please stop telling Theo that …" or "Dan, pickup is …", typed after a draft, is their own version of it. */
function startsOver(text: string): string | null {
  const isAddressed =
    (/^please\b/i.test(text) && /\b(?:you|your|me)\b/i.test(text)) || startsWithOtherName(text);
  const isOwn = isAddressed && !/\?\s*$/.test(text) && !mentionsOtherParent(text, 'they');
  return isOwn && text.split(/\s+/).length >= START_WORDS ? stripRemarksToUs(text) : null;
}

/** The replacement wording is used if it is certain; the old draft is dropped either way. */
function dropped({ text, questions }: Turn, { lastDraft }: MessageThread): WrittenMessage | null {
  if (lastDraft === null || !rejectsDraft(text)) return null;
  const clause = extractDictatedClause(stripQuotations(text), findOtherParentPronoun(text, questions));
  const written = clause === null || clause === UNSURE ? null : clauseDraft(clause, text);
  return written ?? { kind: 'asks-draft', why: 'draft-dropped' };
}

function shareCorrected({ text }: Turn, { lastDraft }: MessageThread): WrittenMessage | null {
  const corrected = lastDraft === null ? null : correctShare(lastDraft, text);
  return corrected === null ? null : { kind: 'changed', text: corrected };
}

function doubtedPart({ text, questions }: Turn, { lastDraft }: MessageThread): WrittenMessage | null {
  if (lastDraft === null) return null;
  const without = withoutDoubtedPart(text, lastDraft);
  if (without !== null) return { kind: 'without-doubted', text: without };
  const typed = questions[0] ?? '';
  return withoutDoubtedPart(text, typed) === null ? null : { kind: 'already-out', text: lastDraft };
}

/** A line that the person typed and the calmer version left out. */
function isAlreadyOut(change: DraftChange, draft: string, questions: readonly string[]): boolean {
  if (change.kind !== 'remove') return false;
  const typed = plainWords(questions.slice(0, MAX_VERSIONS_BACK).join(' '));
  const words = plainWords(change.what.join(' '))
    .trim()
    .split(' ')
    .filter((word) => !/^(?:line|part|the|and|give|me|final)$/.test(word));
  return words.some((word) => typed.includes(` ${word} `) && !plainWords(draft).includes(` ${word} `));
}

/** The newest earlier messages that may hold the version that is asked about. */
const MAX_VERSIONS_BACK = 3;

function ownVersion(turn: Turn): WrittenMessage | null {
  if (!pointsToOwnVersion(turn.text)) return null;
  const earlier = turn.questions.slice(0, MAX_VERSIONS_BACK);
  const typed = earlier.flatMap((message) => addressedDraft(message) ?? [])[0];
  return typed === undefined ? null : checkedDraft(typed, turn.text);
}

function addressedDraft(message: string): string | null {
  const own = extractOwnDraft(message);
  if (own !== null) return own;
  const isAddressed = /\b(?:you|your)\b/i.test(message) && !/\?\s*$/.test(message);
  return isAddressed ? stripRemarksToUs(message) : null;
}

function demandsAdded({ text, questions }: Turn, thread: MessageThread): WrittenMessage | null {
  const { lastDraft, isSentenceAsked } = thread;
  if (lastDraft === null || !isSentenceAsked) return null;
  const demands = demandsIn(text, findOtherParentPronoun(text, questions));
  return demands.length === 0 ? null : { kind: 'changed', text: [lastDraft, ...demands].join(' ') };
}

function withChanges({ text, questions }: Turn, { lastDraft }: MessageThread): WrittenMessage | null {
  if (lastDraft === null) return null;
  const changes = parseDraftChanges(text, findOtherParentPronoun(text, questions));
  if (changes.length === 0) return null;
  const how = parseRevision(text);
  const changed = changeDraft(lastDraft, changes);
  if (changed !== null) return { kind: 'changed', text: how ? reviseMessage(changed, how) : changed };
  if (changes.every((change) => isAlreadyOut(change, lastDraft, questions)))
    return { kind: 'already-out', text: lastDraft };
  const unclear = changes.find((change) => change.kind === 'unclear');
  return { kind: 'asks-change', of: unclear?.of ?? 'words' };
}

const MAX_BLANK_ANSWER_WORDS = 30;

function blanksFilled({ text, questions }: Turn, { draft }: MessageThread): WrittenMessage | null {
  if (draft === null || text.split(/\s+/).length > MAX_BLANK_ANSWER_WORDS) return null;
  const filled = fillBlanks(draft, text, questions);
  return filled === null ? null : { kind: 'from-template', text: filled, blanks: findBlankFields(filled) };
}

function sentenceAdded({ text, questions }: Turn, thread: MessageThread): WrittenMessage | null {
  const { lastDraft, isSentenceAsked } = thread;
  if (!isSentenceAsked || lastDraft === null || !hasContent(text)) return null;
  const own = findTypedDraft(text, findOtherParentPronoun(text, questions));
  if (own?.kind !== 'draft' || findFlags(own.text).length > 0) return null;
  return { kind: 'changed', text: `${lastDraft} ${cleanUp(own.text)}` };
}

function inOtherTone({ text }: Turn, { lastDraft }: MessageThread): WrittenMessage | null {
  const how = lastDraft === null || findToneQuestion(text) !== null ? null : parseRevision(text);
  if (how === null || lastDraft === null) return null;
  const broken = how === 'warmer' ? brokenSentence(lastDraft) : null;
  if (broken !== null) return { kind: 'asks-sentence', broken };
  return { kind: 'revised', text: reviseMessage(lastDraft, how), how };
}

const MAX_QUESTION_WORDS = 14;

function toneAnswer({ text }: Turn, { draft }: MessageThread): WrittenMessage | null {
  const isAsked = findToneQuestion(text) !== null && text.split(/\s+/).length <= MAX_QUESTION_WORDS;
  return draft !== null && isAsked ? checkedDraft(draft, text) : null;
}

/** After a draft, the person says what the message should contain. */
function addressedSentence({ text, questions }: Turn, { lastDraft }: MessageThread): WrittenMessage | null {
  if (lastDraft === null || newRequest.test(text)) return null;
  const clause = extractDictatedClause(stripQuotations(text), findOtherParentPronoun(text, questions));
  if (clause === UNSURE) return { kind: 'asks-draft', why: 'speaks-of-them' };
  return clause === null ? null : clauseDraft(clause, text);
}

function typedText(turn: Turn, { isAsked }: MessageThread): WrittenMessage | null {
  const { text, questions } = turn;
  if (!isAsked || !hasContent(text) || newRequest.test(text)) return null;
  const bill = writers.has(turn.advisor) ? writeMoneyRequest(turn, false) : null;
  if (bill) return bill;
  const own = findTypedDraft(text, findOtherParentPronoun(text, questions));
  if (own === null) return null;
  return own.kind === 'draft' ? checkedDraft(own.text, text) : { kind: 'asks-draft', why: 'speaks-of-them' };
}

/** For "Help me tell him …", a prewritten text may exist. */
const newRequest =
  /^\W*(?:\w+\W+){0,3}?(?:help me|(?:can|could) (?:you|u) (?:write|help|draft|word)|how (?:do|can|should) i|need a (?:text|message))\b/i;
const MIN_WORDS = 3;
const noContent = new Set<SpeechAct>([
  'greeting',
  'thanks',
  'farewell',
  'acknowledgment',
  'bare-reply',
  'state',
  'about-guide',
  'why-safety',
]);
const addressedToParent =
  /^\W*(?:(?:hi|hey)\b[^,.]*[,.]? )?(?:can|could|would|will|are|do|did|have) (?:you|u|we|i)\b/i;

/** Excludes questions to us, thanks, and a bare "yes". */
function hasContent(text: string): boolean {
  if (text.trim().split(/\s+/).length < MIN_WORDS) return false;
  if (noContent.has(speechActOf(text))) return false;
  return addressedToParent.test(text) || !/\?\s*$/.test(text);
}
