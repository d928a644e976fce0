import type { AssistantId } from '#domain/assistant.ts';
import {
  asksWhatToSay,
  isCorrection,
  isNoText,
  namesText,
  tellsWhatToSay,
} from '#domain/talk/writing/writing-request.ts';
import type { Turn } from '../engine.ts';
import type { IntentsRead } from '../intents/read-intents.ts';
import type { Library } from '../library/open-library.ts';
import { asked, citedBefore, holdsAnswer } from './decide-question.ts';
import type { Decided } from './decision.ts';
import type { Heard } from './heard.ts';
import { LIKELY_REACTION, reactionReply } from './reply-from-reactions.ts';
import {
  askForCorrection,
  writeAgain,
  isAskedForFacts,
  writeFromFacts,
  writeMessage,
  writeMoneyRequest,
  writeStated,
} from './write-message.ts';

/** "What should I say to the kids" asks for words too, and a text of the library may hold them. */
export function written(library: Library, turn: Turn, heard: Heard, read: IntentsRead): Decided | null {
  const decided = writing(turn, heard);
  if (!decided || !asksWhatToSay(turn.text) || !isOneSentence(turn.text)) return decided;
  if (decided.decision.kind !== 'message' || heard.writing?.kind !== 'write') return decided;
  const words = reactionReply(turn, read, LIKELY_REACTION, ['words', 'ask']);
  if (words) return words;
  const fromLibrary = asked(library, turn, heard);
  if (holdsAnswer(fromLibrary)) return fromLibrary;
  // The only sentence is the question: nothing in it is meant to be sent.
  return { ...decided, decision: { kind: 'message', written: { kind: 'needs-facts' } } };
}

function isOneSentence(text: string): boolean {
  return !/[.?!\n]\s*\S/.test(text.trim());
}

/** The two who help with messages; the others are asked what to say to a child, a boss or a judge. */
const writers = new Set<AssistantId>(['james', 'emma']);

function writing(turn: Turn, heard: Heard): Decided | null {
  if (isNoText(turn.text)) return null;
  if (!writers.has(turn.advisor) && asksWhatToSay(turn.text) && !namesText(turn.text)) return null;
  const bill = writers.has(turn.advisor) ? writeMoneyRequest(turn, heard.writing?.kind === 'write') : null;
  if (bill) return { decision: { kind: 'message', written: bill }, why: 'tells the share someone owes' };
  const request = heard.writing;
  const written = request ? writeMessage(request, turn) : null;
  const shortened =
    request?.kind === 'revise' && request.how === 'shorter' && !written ? citedBefore(turn) : null;
  if (shortened)
    return {
      decision: { kind: 'in-short', passage: shortened.passage },
      why: 'asks for a short version of the last answer',
    };
  if (written && request)
    return { decision: { kind: 'message', written }, why: `asks to ${request.kind} a message` };
  const other = unaskedMessage(turn);
  if (other) return other;
  if (!isAskedForFacts(turn)) return null;
  const fromFacts = writeFromFacts(turn);
  return fromFacts
    ? { decision: { kind: 'message', written: fromFacts }, why: 'answers what the message should say' }
    : null;
}

/** Nothing was asked, and still a message is what is wanted. */
function unaskedMessage(turn: Turn): Decided | null {
  const correction = isCorrection(turn.text) ? askForCorrection(turn) : null;
  if (correction)
    return { decision: { kind: 'message', written: correction }, why: 'says the message is wrong' };
  const again = turn.advisor === 'james' ? writeAgain(turn) : null;
  if (again) return { decision: { kind: 'message', written: again }, why: 'tells the facts again' };
  const stated = turn.advisor === 'james' && tellsWhatToSay(turn.text) ? writeStated(turn) : null;
  return stated && { decision: { kind: 'message', written: stated }, why: 'says what they want to tell' };
}
