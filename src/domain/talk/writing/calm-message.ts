import { type Draft, draftOf, draftText } from './draft-text.ts';
import type { Revision } from './writing-request.ts';

/** The same message in another tone. Only manner changes: no fact, promise or date comes or goes. */
export function revised(message: string, how: Revision): string {
  const draft = draftOf(message);
  if (how === 'shorter') return shorter(draft);
  return how === 'firmer' ? firmer(draft) : warmer(draft);
}

const BRIEF = 2;
const soft = /^(?:I think|I believe|I guess|I hope|I know|I understand|I was just|Maybe)\b/;
const wordy: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:I (?:just )?(?:wanted|want) to (?:let you know|say|tell you)|Just so you know|As you know),? (?:that )?/i,
    '',
  ],
  [/\bI would like\b/g, "I'd like"],
  [/\bI need to let you know (?:that )?/i, ''],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bat this point in time\b/gi, 'now'],
];

/** Without greeting and thanks; what is only thought or hoped goes where more is said. */
function shorter({ sentences }: Draft): string {
  const plain = sentences.length > BRIEF ? sentences.filter((sentence) => !soft.test(sentence)) : sentences;
  const kept = plain.length > 0 ? plain : sentences;
  const joined = kept
    .join(' ')
    .replace(/\. It's because\b/g, ' because')
    .split(/(?<=[.?!]) /);
  return joined
    .map((sentence) =>
      begun(wordy.reduce((text, [pattern, words]) => text.replace(pattern, words), sentence)),
    )
    .join(' ');
}

const asks = /^(?:could|can|would|will) you (?:please )?/i;
const firmly: readonly (readonly [RegExp, string])[] = [
  [/^(?:could|can|would) you (?:please )?tell me ([^?]+)\?$/i, 'Please tell me $1.'],
  [/^(?:could|can|would|will) you (?:please )?([^?]+)\?$/i, 'Please $1.'],
  [/^I'd like to\b/, 'I want to'],
  [/^I'd like\b/, 'I want'],
  [/\b(?:if that's okay|if possible|maybe|i think|i was wondering if|just)\b,?\s*/gi, ''],
];

/** Requests become plain ones, and nothing is asked twice. */
function firmer(draft: Draft): string {
  const sentences = draft.sentences.map((sentence) =>
    begun(firmly.reduce((text, [pattern, words]) => text.replace(pattern, words), sentence)),
  );
  return draftText({ isGreeted: false, isThanked: false, sentences });
}

function warmer({ sentences }: Draft): string {
  const body = sentences.map((sentence, at) =>
    at === sentences.findIndex((each) => /^please (?!don't|stop|let me know)/i.test(each) || asks.test(each))
      ? sentence.replace(
          /^please (\w+)([^.?!]*)\.$/i,
          (_whole, verb: string, rest: string) => `Could you please ${verb}${rest}?`,
        )
      : sentence,
  );
  return `Hi, I hope you're doing okay. ${body.join(' ')} Thank you, I appreciate it.`;
}

function begun(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
