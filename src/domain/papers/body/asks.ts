import type { Finding } from '../paper.ts';
import { type RunningText, doubtsAt, placesOf } from '../text/running-text.ts';

export type AskedParty = 'you' | 'first' | 'second' | 'both';

/** A sentence that tells a person to do something or not to do it, or asks the court for something. */
export interface AskFinding extends Finding {
  kind: 'must' | 'must-not' | 'asks-the-court';
  who: AskedParty | null;
  text: string;
}

const subject = String.raw`(you|(?:the )?(?:petitioner|plaintiff|husband|wife|mother|father|respondent|defendant|applicant)|each (?:party|parent|spouse)|both (?:parties|parents)|either party|neither (?:party|parent|spouse)|the parties|a (?:parent|party|person)|she|he)`;
const duty = new RegExp(
  String.raw`\b${subject}(?:'s attorney)? (?:[a-z]+ ){0,2}?(shall not|must not|may not|shall|must|is ordered to|are ordered to|is required to|are required to|is restrained|may remove|agrees? to)\b`,
  'i',
);
const request =
  /\b(?:asks?|requests?|moves?|prays?|petitions?) (?:that )?(?:the|this) court\b|\brequests attorney|\bwherefore\b/i;
const MAX_LENGTH = 420;

export function findAsks(running: RunningText): AskFinding[] {
  return sentencesOf(running.text).flatMap(({ from, text }) => {
    const match = duty.exec(text);
    const isRequest = request.test(text);
    if ((!match && !isRequest) || text.length < 18) return [];
    const places = placesOf(running, from, from + text.length);
    return [
      {
        id: `ask-${from}`,
        places,
        doubts: doubtsAt(running, places),
        kind: isRequest ? 'asks-the-court' : isForbidden(match) ? 'must-not' : 'must',
        who: isRequest ? null : whoOf(match?.[1] ?? ''),
        text: text.trim().slice(0, MAX_LENGTH),
      } satisfies AskFinding,
    ];
  });
}

function isForbidden(match: RegExpExecArray | null): boolean {
  return /not|restrained/i.test(match?.[2] ?? '') || /^neither/i.test(match?.[1] ?? '');
}

function whoOf(subject: string): AskedParty | null {
  if (/^you$/i.test(subject)) return 'you';
  if (/petitioner|plaintiff|applicant/i.test(subject)) return 'first';
  if (/respondent|defendant/i.test(subject)) return 'second';
  if (/each|both|either|neither|parties|a parent|a party/i.test(subject)) return 'both';
  return null;
}

/** A period after an initial or a short title doesn't end a sentence. */
function sentencesOf(text: string): { from: number; text: string }[] {
  const ends = [
    ...text.matchAll(
      /(?<!\b(?:[A-Z]|hon|mr|mrs|ms|dr|no|dept|st|vs?|a\.m|p\.m|inc|jr|sr|\d))[.;?!](?=["')\]]?\s)/gi,
    ),
  ];
  let from = 0;
  const sentences: { from: number; text: string }[] = [];
  for (const end of [...ends.map(({ index }) => index + 1), text.length]) {
    const part = text.slice(from, end);
    const lead = part.length - part.trimStart().length;
    if (part.trim() !== '') sentences.push({ from: from + lead, text: part.trim() });
    from = end;
  }
  return sentences;
}
