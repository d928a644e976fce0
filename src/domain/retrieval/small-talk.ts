export type SmallTalk = 'greeting' | 'thanks' | 'farewell';

const names = 'there|lena|emma|hannah|james|max|ava|support';
const greeting = new RegExp(
  `^(?:hi|hello|hey|hiya|good (?:morning|evening|afternoon|day))(?: (?:${names}))?$`,
);
const mood = 'ok|okay|great|good|perfect|oh|wow|yes|yeah|well|alright|all right';
const praise = `${names}|you|youre|ur|u|r|are|the best|awesome|amazing|so|very|much|a lot|that|this|it|thats|its|was|is|really|actually|kind of|pretty|quite|helps|helped|helpful|useful|good|great|nice|kind|sweet|for|your|the|help|helping|advice|answer|time|listening|i needed that|again|bye`;
const thanks = new RegExp(
  `^(?:(?:${mood}) )*(?:thanks|thank you|thank u|thx|ty|ok|okay|great|perfect|got it|(?:that|this)(?: (?:was|is))?(?: (?:really|actually|very|so))? (?:helps|helped|helpful))(?: (?:${praise}))*$`,
);
const over =
  'bye|goodbye|good night|goodnight|night|see you|take care|talk later|ttyl|forget it|never ?mind|nvm';
const farewell = new RegExp(
  `^(?:(?:${mood}|thanks|thank you|whatever|anyway|im done|i have to go|gotta go|i need to go) )*(?:${over}|i have to go|gotta go|i need to go)(?: (?:then|now|for now|${names}|${over}))*$`,
);

/** Detects small talk. Null for any message that may contain a question. */
export function smallTalk(text: string): SmallTalk | null {
  const said = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  if (greeting.test(said)) return 'greeting';
  if (farewell.test(said)) return 'farewell';
  return thanks.test(said) ? 'thanks' : null;
}
