import { plainWords } from '../cues.ts';

const drops =
  / (?:start (?:over|again|fresh|from scratch)|(?:clear|delete|erase|scrap|throw out) (?:it all|all|that|it|everything|the (?:whole )?(?:thing|draft|message|text))(?: of (?:it|that))?|forget (?:all (?:of )?(?:it|that)|the (?:draft|message|text))|backwards|(?:the )?wrong way (?:a)?round|not what i (?:asked|said|meant|want|wanted|told)|(?:thats|this is|that is|its|it is) (?:just |literally |still |all |so )*(?:garbage|terrible|awful|nonsense|wrong|dumb|stupid|a mess|bad|not (?:it|right)|worse|useless)|(?:no )?thats not it|is (?:garbage|nonsense)|that makes no sense|reads like a robot|like a child|i(?: would|d)? look drunk|cant send (?:that|this)|not sending (?:that|this)|you (?:keep|still) (?:leaving|getting|putting|doing)|(?:you|u) (?:do not|dont) understand) /;

/** Matches "That's backwards" and "start over": the draft is rejected, whatever follows. */
export function rejectsDraft(message: string): boolean {
  return drops.test(plainWords(message)) || /^\W*(?:no+|nope|nah|wrong)\W*$/i.test(message);
}

/** Matches "Forget it, I'll write it myself". */
export function givesUp(message: string): boolean {
  return /(?: (?:forget it|never ?mind|nvm|ill (?:just )?(?:do|say|text|write) it (?:myself|my way)) $| (?:forget it|never ?mind|nvm) (?:ill|i will|im just) )/.test(
    plainWords(message),
  );
}

const sent =
  /^(?:(?:ok|okay|well|too late|nvm|never mind|lol|actually|omg|yeah|welp|oh|thanks|done|so) )*(?:i |ive |i have |i ve )?(?:already |just |went ahead and |kinda |accidentally )*(?:sent|send|texted|emailed|messaged|told) (?:it|that|this|that one|it already|him|her|them|the text|the message|it to (?:him|her|them)|(?:him|her) (?:that|something|already))\b|^(?:too late|already sent|sent it|sent)\b/;
const MAX_SENT_WORDS = 16;

/** Matches "I already sent it", after which no draft is needed. */
export function isSent(message: string): boolean {
  const plain = plainWords(message).trim();
  return sent.test(plain) && plain.split(' ').length <= MAX_SENT_WORDS;
}
