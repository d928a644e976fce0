import { sentencesOf } from '../asked-questions.ts';

/** A piece of a message that says one thing, with what stood before it in its sentence. */
export interface ToldClause {
  text: string;
  /** Begins a sentence. */
  isFirst: boolean;
}

const subject =
  "(?:i(?:'?m|'?ll|'?ve|'?d)?|he(?:'?s|'ll)?|she(?:'?s|'ll)?|we(?:'?re|'ll|'ve)?|they(?:'?re|'ll)?|you(?:'?re|'ll)?|it(?:'?s|'ll)?|that'?s|thats|there'?s|theres|nobody|everyone)";
const noun = '(?:the|my|our|his|her|your|this) [a-z]+(?: [a-z]+)?';
const verb =
  "(?:is|are|was|were|has|have|had|can|can'?t|will|won'?t|would|could|should|need|needs|want|wants|got|get|gets|do|does|did|don'?t|doesn'?t|didn'?t|starts?|ends?|says?|said|costs?|owes?|paid|closes?|opens?|comes?|goes|leaves?|works?|keeps?|lives?|moved|gets)";
const imperative =
  "(?:please|pls|ask|tell|say|saying|let (?:him|her|them|me) know|remind|confirm|mention|explain|stop|quit|don'?t|dont|call|text|send|bring|pay|give|take|drop|pick|put|return|come|meet|write|add|make|keep|leave|show|sign|answer|respond|apologi[sz]e|can|could|would|will|may)";

const joints: readonly RegExp[] = [
  // "…, and I will take him", "… and tell her that I'm sorry", "… but she needs to pay".
  new RegExp(
    `,? (?:and|but|plus|also|then|cuz then)(?: (?:also|then|just|plus|please|pls|btw|that))* (?=(?:${subject}|if (?:it'?s?|he|she|you|i)|${noun} ${verb}|${imperative})\\b)`,
    'i',
  ),
  new RegExp(
    `\\s*(?:;|,|\\.\\.+| - |—|–)\\s*(?=(?:(?:and|but|so|also|plus|then|please|pls|just) )*(?:${subject}|${noun} ${verb}|kids ${verb}|${imperative}|order says|[a-z]+ (?:is|are|was|has|costs?|says)|due|because of|per the)\\b)`,
    'i',
  ),
  /\s*(?:;|…|\.\.+)\s+/,
  // "call me dont put it on fb".
  /(?<=\b(?:me|you|it|him|her|them|us|there|here|back|first|instead)) (?=(?:don'?t|dont|stop|quit|please|pls)\b)/i,
  // "… this year its in the agreement".
  /(?<=[a-z0-9]) (?=(?:its|it's) (?:in|my|mine|his|her|our|not|due|because|on)\b)/i,
  // "… so please call": "so the kids can come" belongs to what stands before it.
  /,? so (?=(?:i(?! can| could)|we(?! can| could)|please|can you|could you|ill|i'll|im|i'm)\b)/i,
  // "… my dog i got him before": no relative clause says its object once more.
  /(?<=[a-z0-9]) (?=i (?:got|have|had|bought|paid|raised|adopted|found|picked|took|sent|gave|made|told|asked) (?:him|her|it|them)\b)/i,
  /,? and (?=\d[\d:]* (?:it )?is\b)/i,
  // "… this weekend shes gonna go nuts".
  /(?<=[a-z0-9]) (?=(?:he|she)(?:'?s| is|'?ll| will) (?:gonna|going to|going nuts|probably|just gonna|say|be mad|flip|freak|lose)\b)/i,
];
/** After these words the clause belongs to what stands before it. */
const bindsNext =
  /\b(?:that|if|when|whether|because|bc|cuz|cause|says?|said|saying|what|where|how|who|why|know|think|than|since|until|till?|after|before|while|as|like|unless|hope|sure|mean|guess|told|tell|tells|the day|the time|every time)$/i;
const condition = /^(?:if|when|once|unless|since|because|bc|after|before|as long as|until|while)\b/i;

/** "Hey Kayla I want to pick up Biscuit": the greeting of a message is ours to write. */
const greeted =
  /^(?:hey|hi|hello|dear) (?!there\b)[A-Z][a-z]+[,:]? +(?=(?:i|i'm|im|we|can|could|please|the|my|our|just)\b)/i;

/** "Say something nice" is said to the advisor, however it is typed. */
const misspelledSomething = /\b(?:somthing|somethin|sumthin\w?|smth)\b/gi;

/** The sentences of a message, cut where a new thing is said. */
export function clausesTold(message: string): ToldClause[] {
  const plain = message
    .replaceAll('’', "'")
    .replaceAll(misspelledSomething, 'something')
    .replace(greeted, '');
  return sentencesOf(plain).flatMap((sentence) =>
    joints
      .reduce((pieces, joint) => pieces.flatMap((piece) => cut(piece, joint)), [sentence])
      .map((text, at) => ({ text: text.trim(), isFirst: at === 0 })),
  );
}

/** "If you got a problem, call me" is one thing. */
function cut(piece: string, joint: RegExp): string[] {
  const every = new RegExp(joint.source, 'gi');
  const pieces: string[] = [];
  let from = 0;
  for (const found of piece.matchAll(every)) {
    const before = piece.slice(from, found.index).trim();
    if (before === '' || bindsNext.test(before)) continue;
    if (condition.test(before) && !/\b(?:call|text|tell|ask|let|please)\b/i.test(before)) continue;
    if (isAnswered(before, piece.slice(found.index))) continue;
    pieces.push(before);
    from = found.index + found[0].length;
  }
  return [...pieces, piece.slice(from)];
}

/** "Between 5 and 6", "you and I". */
function isAnswered(before: string, after: string): boolean {
  return /\bbetween\b[^,]*$/i.test(before) && /^,? and\b/i.test(after);
}
