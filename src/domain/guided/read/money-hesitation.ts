/* Words before an amount that leave it as it is. The texts are plain, with digits. */

/** "I'm not sure, maybe 600". */
const hesitation =
  /^(?:i'm |im |i am )?(?:not sure|unsure|idk|dunno|(?:i )?(?:don't|dont|do not) know)(?: exactly)?[,.;]? (?:but )?(?:its |it's )?(?=(?:maybe|about|around|probably|like|roughly|i'd (?:say|guess)|i think)\b)/;
/** "I don't drive, I take the bus 72 a month". */
const unlike =
  /^(?:no,? )?(?:i|we) (?:don't|dont|do not) (?!think|know|remember|believe)(?:\w+ ){1,3}?(?:[,.;] ?)?(?:so |but )?(?=(?:i|we) (?:just |only )?(?:take|use|ride|pay|spend)\b)/;
/** "My half of the rent is 650" names the person's own part. */
const myShare =
  /\bmy (?:half|third|share|part|portion)(?: of (?:the|our) \w+)? ?(?:is|comes to|comes out to|:)? (?=(?:about |around |like )?\$?\d)/;

/** "Insulin is free with Medicaid but copays are 12 a month". */
const freeBut =
  /^[a-z' ]{2,40}? (?:is|are|'s) (?:free|covered|paid for)\b[^\d$]*?,? but (?!.*\b(?:he|she|they|only|until|till|not)\b)(?=.*\d)/;

/** The text from the words about the amount on. */
export function withoutHesitation(plain: string): string {
  return plain.replace(hesitation, '').replace(freeBut, '').replace(unlike, '').replace(myShare, '');
}
