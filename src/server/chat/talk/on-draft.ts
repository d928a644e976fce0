import { isForSomeoneElse } from '#domain/talk/writing/addressee.ts';
import { asksAgain, asksToSee, givesUp, insists, isSent } from '#domain/talk/writing/about-draft.ts';
import { changeDraft } from '#domain/talk/writing/change-draft.ts';
import { fillBlanks } from '#domain/talk/writing/fill-blanks.ts';
import { blanksIn } from '#domain/talk/writing/fill-template.ts';
import { changesIn } from '#domain/talk/writing/draft-changes.ts';
import { revised } from '#domain/talk/writing/calm-message.ts';
import { dictated } from '#domain/talk/writing/frames.ts';
import { plainWords } from '#domain/talk/cues.ts';
import { findFlags } from '#domain/tools/message-coach/find-flags.ts';
import { messageFromTold } from '#domain/talk/writing/message-from-told.ts';
import { topicTold } from '#domain/talk/writing/topic-told.ts';
import { hasVerb } from '#domain/talk/writing/has-verb.ts';
import { personsTold } from '#domain/talk/writing/persons-told.ts';
import { clausesTold } from '#domain/talk/writing/clauses-told.ts';
import { type Point, pointsTold } from '#domain/talk/writing/points-told.ts';
import { revisionIn, writingRequestIn } from '#domain/talk/writing/writing-request.ts';
import type { Turn } from '../engine.ts';
import type { Decided } from './decision.ts';
import { type MessageThread, messageThread } from './message-thread.ts';
import { type WrittenMessage, writeMoneyRequest } from './write-message.ts';

/** What is said about a draft that was shown, or in answer to what the message should say; null for anything else. */
export function onDraft(turn: Turn): Decided | null {
  const thread = messageThread(turn);
  const isOpen = thread.lastDraft !== null || thread.isAsked;
  if (!isOpen || isForSomeoneElse(turn.text) || givesUp(turn.text)) return null;
  const request = writingRequestIn(turn.text);
  const ours = request?.kind === 'check-draft' && isOurs(request.draft, thread) ? request.draft : null;
  if (request?.kind === 'read-received' || (request?.kind === 'check-draft' && ours === null)) return null;
  const said = ours === null ? turn : { ...turn, text: withoutQuote(turn.text, ours) };
  for (const [why, answer] of answers) {
    const written = answer(said, thread);
    if (written) return { decision: { kind: 'message', written }, why };
  }
  return null;
}

/** Words of our draft, quoted to complain of them, are no draft of theirs. */
function isOurs(quoted: string, { lastDraft }: MessageThread): boolean {
  return lastDraft !== null && plainWords(lastDraft).includes(plainWords(quoted));
}

function withoutQuote(text: string, quoted: string): string {
  const [before = '', after = ''] = text.split(quoted);
  return `${before.replace(/["“'‘]$/, '')}${after.replace(/^["”'’]/, '')}`;
}

type Answer = (turn: Turn, thread: MessageThread) => WrittenMessage | null;

/** The first that fits. */
const answers: readonly (readonly [string, Answer])[] = [
  ['says that it is sent', alreadySent],
  ['tells what was left blank', blanksFilled],
  ['tells a share that is owed', shareOwed],
  ['dictates the message', retold],
  ['asks for a change of the draft', withChanges],
  ['asks for another tone', inOtherTone],
  ['asks for it once more', onceMore],
  ['answers what the message should say', fromAnswer],
  ['tells the facts once more', toldAgain],
];

function alreadySent({ text }: Turn, { lastDraft }: MessageThread): WrittenMessage | null {
  if (lastDraft === null || !isSent(text)) return null;
  return { kind: 'sent', isHot: findFlags(text).length > 0 };
}

function blanksFilled({ text, questions }: Turn, { draft }: MessageThread): WrittenMessage | null {
  const filled = draft && fillBlanks(draft, text, questions);
  return filled ? { kind: 'from-template', text: filled, hasBlanks: blanksIn(filled).length > 0 } : null;
}

function shareOwed(turn: Turn, { lastDraft }: MessageThread): WrittenMessage | null {
  const bill = turn.advisor === 'james' || turn.advisor === 'emma' ? writeMoneyRequest(turn, false) : null;
  return bill?.kind === 'written' && bill.text !== lastDraft ? bill : null;
}

/** "Heres what i want: …", "I want it to say I'll be there at 6". */
function retold({ text, questions }: Turn, thread: MessageThread): WrittenMessage | null {
  const stated = pointsTold(text, { isForMessage: false }).filter((point) => point.isStated);
  const isWhole = dictated(text) !== null || (stated.length > 1 && asksAgain(text)) || saysWhole.test(text);
  if (!isWhole || stated.length === 0) return null;
  const told = messageFromTold({
    told: [{ text, isForMessage: true }, ...thread.told],
    before: questions,
    isWhole: true,
  });
  return told.kind === 'written' ? told : null;
}

const saysWhole = /\b(?:it (?:to say|should say|needs to say)|what i want(?: to say)? is|start over)\b/i;

function withChanges({ text, questions }: Turn, { lastDraft }: MessageThread): WrittenMessage | null {
  if (lastDraft === null) return null;
  const changes = changesIn(text);
  if (changes.length === 0 || /\?\s*$/.test(text)) return null;
  const how = revisionIn(text);
  const changed = changeDraft(lastDraft, changes, [text, ...questions]);
  if (changed === null)
    return changes.some(({ kind }) => kind === 'restore') && saysWhereGone.test(text)
      ? { kind: 'written', text: lastDraft, asks: null }
      : null;
  return { kind: 'written', text: how ? revised(changed, how) : changed, asks: null };
}

const saysWhereGone = /\b(?:where|left out|forgot|dropped|leaves out)\b/i;

function inOtherTone({ text }: Turn, { lastDraft }: MessageThread): WrittenMessage | null {
  const how = lastDraft === null ? null : revisionIn(text);
  return how && lastDraft ? { kind: 'revised', text: revised(lastDraft, how), how } : null;
}

/** With what is told this time; where that changes nothing, we ask what should be different. */
function onceMore(turn: Turn, thread: MessageThread): WrittenMessage | null {
  const { text, questions } = turn;
  const { lastDraft, told } = thread;
  if (lastDraft !== null && insists(text))
    return withFacts(turn, thread) ?? { kind: 'written', text: lastDraft, asks: null };
  if (!asksAgain(text)) return null;
  if (lastDraft === null) {
    const written = messageFromTold({
      told: [{ text, isForMessage: true }, ...told],
      before: questions,
      isWhole: false,
    });
    return written.kind === 'written' || thread.isAsked ? written : null;
  }
  const better = withFacts(turn, thread);
  if (better) return better;
  if (asksToSee(text)) return { kind: 'written', text: lastDraft, asks: null };
  return asksNothing(lastDraft) && !ofWording.test(text)
    ? { kind: 'missing', what: 'request', topic: topicTold([text, ...questions]) }
    : { kind: 'needs-correction' };
}

const ofWording = /\b(?:fix|says|weird|words?|typos?|spell\w*|grammar|english|sounds?)\b/i;

function asksNothing(draft: string): boolean {
  return !/\?|\b(?:please|I'd like|I need|I can't|I'll|I won't|let's)\b/i.test(draft);
}

/** A whole message of its own, or what is new in it beside the draft; null where nothing is. */
function withFacts({ text, questions }: Turn, { lastDraft, told }: MessageThread): WrittenMessage | null {
  if (lastDraft === null) return null;
  const persons = personsTold([...questions.toReversed(), text]);
  const points = pointsTold(text, { persons, isForMessage: true });
  if (points.length === 0) return null;
  const asks = points.some(({ kind }) => kind !== 'fact' && kind !== 'about-them');
  const isWhole =
    /\bstart (?:over|again)\b/i.test(text) ||
    (points.length > 1 && points.every((point) => hasVerb(point.text)));
  if (asks && isWhole) {
    const whole = messageFromTold({
      told: [{ text, isForMessage: true }, ...told],
      before: questions,
      isWhole: true,
    });
    if (whole.kind === 'written') return whole;
  }
  const added = changeDraft(lastDraft, [{ kind: 'add', words: text }], [text, ...questions]);
  return added === null ? null : { kind: 'written', text: added, asks: null };
}

function fromAnswer({ text, questions }: Turn, { told, isAsked }: MessageThread): WrittenMessage | null {
  if (!isAsked) return null;
  const own = pointsTold(text, { isForMessage: true });
  if (own.length === 0) return null;
  const written = messageFromTold({
    told: [{ text, isForMessage: true }, ...told],
    before: questions,
    isWhole: false,
  });
  return written.kind === 'written' ? written : null;
}

const FACTS_AT_LEAST = 2;
const ADDED_IN = 14;

/** "Saturday morning works, or Sunday", right after the draft and with nothing else beside it. */
function isAddition({ draft }: MessageThread, text: string, points: readonly Point[]): boolean {
  if (draft === null || points.length === 0 || text.split(/\s+/).length > ADDED_IN) return false;
  return (
    points.length === clausesTold(text).length &&
    points.every((point) => point.kind !== 'about-them' && hasVerb(point.text) && tells.test(point.text))
  );
}

/** "Trip costs 240. Her half is 120. Due Friday", said after a message was written: what it should have said. */
function toldAgain(turn: Turn, thread: MessageThread): WrittenMessage | null {
  const { text } = turn;
  if (/\?\s*$/.test(text)) return null;
  const points = pointsTold(text, { isForMessage: false });
  const telling = points.filter((point) => hasVerb(point.text) && tells.test(point.text));
  const asks = telling.some(
    ({ kind, text: said }) =>
      (kind === 'wish' || kind === 'request' || kind === 'plan') && /\d|[A-Z][a-z]+day/.test(said),
  );
  if (isAddition(thread, text, points)) return withFacts(turn, thread);
  if (telling.length < FACTS_AT_LEAST && !asks && !points.some(({ isStated }) => isStated)) return null;
  return withFacts(turn, thread);
}

const tells = /\d|\b[A-Z][a-z]+day\b|^(?:Please|Can|Could|I'd like|I can't|I'll|I'm sorry)\b/;
