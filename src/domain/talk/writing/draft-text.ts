/** A message as it was written, in its parts. */
export interface Draft {
  isGreeted: boolean;
  sentences: readonly string[];
  isThanked: boolean;
}

const greeting = /^(?:hi|hello|hey)\b[^.!?]{0,30}[.,!]\s*/i;
const wellWishing = /^I hope you're doing okay\.\s*/i;
const closing =
  /\s*(?:thank you, i appreciate it|thanks?(?: you)?(?: for understanding| so much)?|i hope you're doing okay)[.!]?\s*$/i;

export function draftOf(message: string): Draft {
  const isWarm = /^hi, i hope/i.test(message);
  const body = isWarm
    ? message.replace(/^hi, /i, '').replace(wellWishing, '')
    : message.replace(greeting, '').replace(wellWishing, '');
  const core = body.replace(closing, '').trim();
  return {
    isGreeted: isWarm || greeting.test(message),
    sentences: core.split(/(?<=(?<!\b(?:Dr|Mr|Ms|Mrs))[.?!])\s+/).filter((sentence) => sentence !== ''),
    isThanked: closing.test(body),
  };
}

export function draftText({ isGreeted, sentences, isThanked }: Draft): string {
  return [isGreeted ? 'Hi.' : null, ...sentences, isThanked ? 'Thanks.' : null]
    .filter((each) => each !== null)
    .join(' ');
}
