import { plainWords } from './cues.ts';

const opening =
  '(?:(?:so|and|ok|okay|but|then|well|please|yes|yeah|no|um|god|hannah|max|lena|ava|emma|james) )*';
const asked = [
  '(?:what|wat) (?:do|should|can|could|would|must) (?:i|we|you) (?:even |actually |really |just )?(?:do|try)',
  '(?:what|wat) am i supposed to do',
  'what else (?:do|should|can|could) i (?:do|try)',
  'how (?:do|should|can|could|would) (?:i|we|you) (?:even |actually |best )?(?:handle|deal with|manage|fix|stop|change|get through) (?:this|that|it)',
].join('|');
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const when = `(?:now|then|next|first|here|instead|today|tonight|tomorrow|(?:(?:on|this|next|by) )?${weekday}(?: (?:night|morning|evening))?|(?:this|next) (?:week|weekend|time)|(?:in|at) (?:the )?(?:morning|meantime|night|moment)|(?:when|if|until) (?:it|that|this|he|she|they) (?:happens|does|do|says|say)(?: (?:it|that|this|so))?(?: again)?)`;
const about = '(?:about|with) (?:it|that|this|him|her|them|the (?:kids|children))(?: all)?';
const asksWhatToDo = new RegExp(`^ ${opening}(?:${asked})(?: (?:${about}|${when}|please)){0,3} $`);

/** "So what do I do Friday?": asks for a step and names no subject, so it is about what was said before. */
export function asksWhatToDoAboutIt(message: string): boolean {
  return asksWhatToDo.test(plainWords(message));
}
