import type { CrisisScript } from '#domain/safety/script.ts';
import { bareSentence } from './calm-sentence.ts';
import { isUrgent } from './care-words.ts';
import { clausesOf } from './clauses.ts';
import { type CoolOff, coolOffAfter } from './cool-off.ts';
import { dangerInReceived } from './danger-in-message.ts';
import { duePhrase } from './due-phrase.ts';
import { findFlags } from './find-flags.ts';
import type { Flag, FlagKind } from './flag.ts';
import { sentencesOf } from './sentences.ts';

/** Something in a message that wants an answer, or a plain fact to write down. */
export interface ReceivedItem {
  kind: 'question' | 'request' | 'proposal' | 'note';
  /** In their words, without the tone. */
  text: string;
  /** Until when, in their words; null where they name no time. */
  by: string | null;
}

export type ReceivedAdvice =
  | { kind: 'safety'; script: CrisisScript }
  | {
      kind: 'read';
      verdict: ReceivedVerdict;
      /** What wants an answer; `note` items never do. */
      items: ReceivedItem[];
      coolOffHours: CoolOff;
      /** It threatens, without naming harm to the body. */
      isThreatening: boolean;
      /** Papers, a court, money or something to sign: a lawyer should see it before an answer. */
      isLegal: boolean;
    };

export type ReceivedVerdict = 'answer-now' | 'answer' | 'note-only' | 'no-reply-needed';

/** Only what needs an answer, and by when; the tone and the reproaches are left where they are. */
export function readReceived(message: string): ReceivedAdvice {
  const script = dangerInReceived(message);
  if (script) return { kind: 'safety', script };
  const flags = findFlags(message);
  const items = itemsOf(message);
  const isNow = isUrgent(message);
  return {
    kind: 'read',
    verdict: verdictOn(items, isNow),
    items,
    coolOffHours: coolOffAfter(flags, isNow),
    isThreatening: flags.some(({ kind }) => kind === 'threat'),
    isLegal: legal.test(message),
  };
}

const legal =
  /\b(?:served|summons|subpoena|petition|motion|hearing|mediation|deposition|court (?:date|order|papers)|(?:lawyer|attorney)s?|settlement|sign (?:the|this|it|your name)|notari[sz]ed?|custody agreement|restraining order|quitclaim|deed|title|retirement account|401)\b/i;

function verdictOn(items: readonly ReceivedItem[], isNow: boolean): ReceivedVerdict {
  if (isNow) return 'answer-now';
  if (items.some(({ kind }) => kind !== 'note')) return 'answer';
  return items.length > 0 ? 'note-only' : 'no-reply-needed';
}

function itemsOf(message: string): ReceivedItem[] {
  return sentencesOf(message).flatMap(({ start, end }) => {
    const sentence = message.slice(start, end);
    const calm = bareSentence(sentence);
    const parts = isReproach(findFlags(calm)) ? clausesOf(calm) : [calm];
    return parts.flatMap((part) => {
      const kind = isReproach(findFlags(part)) ? null : kindOf(part);
      return kind ? [{ kind, text: bareSentence(part), by: duePhrase(part) }] : [];
    });
  });
}

/** A reproach in the form of a question wants no answer; an order with pressure still asks for something. */
const bearable: ReadonlySet<FlagKind> = new Set(['ownership', 'pressure', 'shouting', 'swearing']);

function isReproach(flags: readonly Flag[]): boolean {
  return flags.some(({ kind }) => !bearable.has(kind));
}

const question =
  /\?\s*$|^(?:and |so |also |ok |okay )?(?:can|could|will|would|do|does|did|is|are|have|has|may|should|when|what|where|which|who|how|what time) (?:you|we|i|he|she|they|it|the|time|much|many|day|days|about|is|are|does|do|should|will)\b/i;
const request =
  /\bplease\b|\blet me know\b|\b(?:i|we) need (?:you|your|the|a|an|to know|it)\b|\byou (?:need|have) to\b|\bmake sure\b|\bget back to me\b|\b(?:i|i'm) (?:am )?(?:waiting|still waiting) (?:for|on) (?:your|the|you)\b|^(?:send|bring|sign|answer|call|give|return|pay|text|email|pick|drop|fill|confirm|reply|forward|tell me|pack|check|have (?:him|her|them))\b/i;
const proposal =
  /\bhow about\b|\bwhat if\b|\bi(?:'d| would) (?:like|prefer|rather|want)\b|\bi want to (?:switch|swap|change|take|trade|move|keep|have)\b|\bi(?:'d| would)? (?:suggest|propose)\b|\b(?:we|you) could\b|\blet's\b|\bi can (?:take|do|pick|drop|pay|bring|keep)\b|\bcan we\b|\bwant to (?:switch|swap|trade)\b/i;

function kindOf(part: string): ReceivedItem['kind'] | null {
  if (part.split(/\s+/).length < 2) return null;
  if (question.test(part)) return 'question';
  if (request.test(part)) return 'request';
  if (proposal.test(part)) return 'proposal';
  return duePhrase(part) === null ? null : 'note';
}
