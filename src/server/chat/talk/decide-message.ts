import { isForSomeoneElse, namesMessageToOther } from '#domain/talk/writing/addressee.ts';
import {
  asksForMessage,
  asksWhatToSay,
  opensMessage,
  tellsWhatToSay,
} from '#domain/talk/writing/writing-request.ts';
import type { Turn } from '../engine.ts';
import { type IntentsRead, writers } from '../intents/read-intents.ts';
import type { Library } from '../library/open-library.ts';
import { asked, citedBefore, holdsAnswer } from './decide-question.ts';
import type { Decided } from './decision.ts';
import type { Heard } from './heard.ts';
import { templateFor, templateInstead } from './message-template.ts';
import { SURE_REACTION, reactionReply } from './reply-from-reactions.ts';
import { writeMessage, writeMoneyRequest, writeStated } from './write-message.ts';

/** "What should I say to the kids" asks for words too, and a text of the library may hold them. */
export function written(library: Library, turn: Turn, heard: Heard, read: IntentsRead): Decided | null {
  const decided = writing(turn, heard, read);
  if (!decided || !asksWhatToSay(turn.text) || !isOneSentence(turn.text)) return decided;
  if (decided.decision.kind !== 'message' || heard.writing?.kind !== 'write') return decided;
  // A message came of it: it holds what they want to say.
  if (decided.decision.written.kind === 'written') return decided;
  if (turn.text.split(/\s+/).length > ASKED_IN) return decided;
  const words = reactionReply(turn, read, SURE_REACTION, ['words', 'ask']);
  if (words) return words;
  const fromLibrary = asked(library, turn, heard, read);
  return holdsAnswer(fromLibrary) ? fromLibrary : decided;
}

/** A longer sentence tells something beside the question. */
const ASKED_IN = 14;

function isOneSentence(text: string): boolean {
  return !/[.?!\n]\s*\S/.test(text.trim());
}

/** The others are asked what to say to a child, a boss or a judge. */
function writing(turn: Turn, heard: Heard, read: IntentsRead): Decided | null {
  const isWriter = writers.has(turn.advisor);
  const request = heard.writing;
  const isPasted = request?.kind === 'check-draft' || request?.kind === 'read-received';
  if (!isPasted && isForSomeoneElse(turn.text)) return null;
  if (!isWriter && request?.kind === 'write' && !namesMessageToOther(turn.text)) return null;
  const bill = isWriter ? writeMoneyRequest(turn, request?.kind === 'write') : null;
  if (bill) return { decision: { kind: 'message', written: bill }, why: 'tells a share that is owed' };
  const isAskedBeside = request?.kind === 'edit' && asksForMessage(turn.text);
  const message =
    (request ? writeMessage(request, turn) : null) ??
    (isAskedBeside ? writeMessage({ kind: 'write' }, turn) : null);
  const template = isWriter ? templateFor(turn, read, request, message?.kind === 'written') : null;
  const instead = message && isWriter ? templateInstead(turn, read, message) : null;
  if (template ?? instead) return template ?? instead;
  const shortened =
    request?.kind === 'revise' && request.how === 'shorter' && !message ? citedBefore(turn) : null;
  if (shortened)
    return {
      decision: { kind: 'in-short', passage: shortened.passage },
      why: 'asks for a short version of the last answer',
    };
  if (message && request)
    return { decision: { kind: 'message', written: message }, why: `asks to ${request.kind} a message` };
  const stated =
    isWriter && (tellsWhatToSay(turn.text) || opensMessage(turn.text)) ? writeStated(turn) : null;
  return stated && { decision: { kind: 'message', written: stated }, why: 'says what they want to tell' };
}
