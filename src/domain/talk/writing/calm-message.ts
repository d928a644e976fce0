import type { Revision } from './draft-changes.ts';
import { type Draft, draftOf, draftText } from './draft-text.ts';

/** Rewrites a message in another tone. Adds no fact, promise or date; "shorter" may remove some. */
export function reviseMessage(message: string, how: Revision): string {
  const draft = draftOf(message);
  if (how === 'shorter') return shorter(draft);
  return how === 'firmer' ? firmer(draft) : warmer(draft);
}

const BRIEF = 2;
const soft =
  /^(?:I think|I believe|I guess|I hope|I know|I understand|I was just|Maybe|Sorry|Happy to|I'm (?:glad|happy) to|If (?:another|that|you|it)|No worries|Thank)\b/;
const hedged =
  "(?:(?:hey|hi),? )?i(?:'m| am| was)? (?:just )?(?:wanted|wanting|want|checking in|writing|wondering|hoping)(?: to)?(?: (?:check in|check|see|ask|and|know))* (?:if|whether) (?:maybe |perhaps )?you (?:might|may|could|would|can)(?: maybe| possibly)?(?: be able to| be willing to)?(?: possibly| maybe)?";
const wordy: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^${hedged} ([^.?!]+?)[.?!]$`, 'i'), 'Could you $1?'],
  [
    /^(?:I (?:just )?(?:wanted|want) to (?:let you know|say|tell you)|Just so you know|As you know),? (?:that )?/i,
    '',
  ],
  [/\bI need to let you know (?:that )?/i, ''],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bat this point in time\b/gi, 'now'],
  [/(?:, because| because|, so that)\b[^.?!]*(?=[.?!]$)/i, ''],
];

/** Removes greeting and thanks, then the soft parts, then everything after two sentences, then the reasons. */
function shorter({ sentences }: Draft): string {
  const plain = sentences.filter((sentence) => !soft.test(sentence));
  const kept = (plain.length > 0 ? plain : sentences).slice(0, BRIEF);
  const isShortened = kept.length < sentences.length;
  const rules = isShortened ? wordy.slice(0, -1) : wordy;
  return kept
    .map((sentence) =>
      begun(rules.reduce((text, [pattern, words]) => text.replace(pattern, words), sentence)),
    )
    .join(' ');
}

const firmly: readonly (readonly [RegExp, string])[] = [
  [/^(?:could|can|would) you (?:please )?tell me ([^?]+)\?$/i, 'Please tell me $1.'],
  [/^(?:could|can|would|will) you (?:please )?([^?]+)\?$/i, 'Please $1.'],
  [/^I'd like to\b/, 'I want to'],
  [/^I'd like\b/, 'I want'],
  [/\b(?:if that's okay|if possible|maybe|i think|i was wondering if|just)\b,?\s*/gi, ''],
];

/** Makes requests plain and removes repeated ones. */
function firmer({ sentences }: Draft): string {
  return draftText({
    greeting: null,
    isThanked: false,
    sentences: sentences
      .filter(
        (sentence) => sentences.length <= BRIEF || !/^(?:Sorry|No worries|Happy to|Maybe)\b/.test(sentence),
      )
      .map((sentence) =>
        begun(firmly.reduce((text, [pattern, words]) => text.replace(pattern, words), sentence)),
      ),
  });
}

const WISH = "I hope you're doing okay.";

/** Adds a greeting, turns an order into a question, and adds thanks if the message requests something. */
function warmer({ greeting, sentences }: Draft): string {
  const said = sentences.filter((sentence) => sentence !== WISH);
  const at = said.findIndex((each) => /^please (?!don't|stop|let me know)/i.test(each));
  const body = said.map((sentence, index) =>
    index === at
      ? sentence.replace(
          /^please (\w+)([^.?!]*)\.$/i,
          (_whole, verb: string, rest: string) => `Could you please ${verb}${rest}?`,
        )
      : sentence,
  );
  const isAsking = body.some((sentence) => /\?$|^please\b/i.test(sentence));
  const hello = greeting ? greeting.replace(/[.!,]$/, ',') : 'Hi,';
  return [`${hello} ${WISH}`, ...body, isAsking ? 'Thank you, I appreciate it.' : null]
    .filter((each) => each !== null)
    .join(' ');
}

function begun(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
