import { plainWords } from '../cues.ts';

const again =
  / (?:(?:do|write|try|say|type) (?:it|this|that|the (?:text|message))? ?(?:over|again|properly|right)|redo|start over|start again|try again|rewrite|proper english|fix (?:it|this|that|the (?:text|message))|(?:thats|this is|that is|its|it is) (?:just |literally |still |exactly |only |basically |all )*(?:what i (?:typed|wrote|said|told you)|my (?:own )?words|the same(?: thing)?|wrong|not (?:it|right|what i (?:asked|said|meant|want|wanted)|even a sentence|a sentence|a text)|terrible|awful|nonsense|garbage|bad|weird|a mess)|not what i (?:asked|said|meant|want|wanted)|makes no sense|(?:you|u) (?:just |literally |only )*(?:copied|pasted|repeated|typed|wrote) |(?:cant|not) (?:send|sending) (?:that|this|it)|sounds? (?:weird|wrong|stupid|dumb|like a robot)|i (?:already |just )?(?:told|said) (?:you|that|it|this|u)|where is my (?:text|message|reply|draft)|wheres my (?:text|message|reply|draft)|leaves out|just write (?:it|the|me)|write (?:the|that|me the) (?:text|message)|not a sentence) /;

/** "Forget it, I'll write it myself". */
export function givesUp(message: string): boolean {
  return / (?:forget it|never mind|nvm|ill (?:just )?(?:write|do|say|text) it (?:myself|my way)) /.test(
    plainWords(message),
  );
}

/** The draft itself is asked for: the same one may be shown again. */
export function asksToSee(message: string): boolean {
  return / (?:where is my|wheres my|just write|write the|show me|give me the|send me the) /.test(
    plainWords(message),
  );
}

/** "Do it over", "that's just what I typed", "just write the text": the message is to be written once more. */
export function asksAgain(message: string): boolean {
  return again.test(plainWords(message)) || /^\W*(?:no|nope|nah|wrong)\W*$/i.test(message);
}

const sent =
  /^(?:(?:ok|okay|well|too late|nvm|never mind|lol|actually|omg|yeah|welp|oh|thanks|done|so) )*(?:i |ive |i have |i ve )?(?:already |just |went ahead and |kinda |accidentally )*(?:sent|send|texted|emailed|messaged|told) (?:it|that|this|that one|it already|him|her|them|the text|the message|it to (?:him|her|them)|(?:him|her) (?:that|something|already))\b|^(?:too late|already sent|sent it|sent)\b/;
const SENT_IN = 16;

const IN_ANGER = 10;

/** "Friday. I said Friday": it may stand there already. */
export function insists(message: string): boolean {
  const plain = plainWords(message);
  return (
    / i (?:already |just |literally |clearly )?(?:said|told you|wrote|put) /.test(plain) &&
    plain.trim().split(' ').length <= IN_ANGER
  );
}

/** "I already sent it": there is nothing left to draft. */
export function isSent(message: string): boolean {
  const plain = plainWords(message).trim();
  return sent.test(plain) && plain.split(' ').length <= SENT_IN;
}
