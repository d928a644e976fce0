/** The other parent, as the person speaks of them. */
export const them = String.raw`(?:him|her|them|my ex(?:[- ]?(?:husband|wife|bf|gf))?|my husband|my wife|(?:my )?(?:baby ?daddy|baby ?mama|bm|bd)|(?:my |the |his |her |their )?(?:bab(?:y|ie)['’]?s? |kids['’]? )?(?:mom|mama|mother|dad|daddy|father|other parent)|(?!(?:The|My|Our|His|Your|A|An|That|This|It|I|To|Me|You|If|We|What|When|Why|How|So|No|Not|About|And)\b)[A-Z][a-z]+)`;

const wish = `(?:i(?:'d| would)? )?(?:just |really |also |only |still |all i |lol )*(?:want(?:ed)?|need(?:ed)?|wanna|would like|'d like|like|have|got|gotta|gonna|going|trying|tryna|was trying|am trying|'m trying|im trying|supposed) ?(?:to )?`;
const says = `(?:say|tell ${them}|let ${them} know|text ${them}|write(?: back)?(?: to)? ${them}|inform ${them}|reply(?: to ${them})?|respond|answer ${them}|explain|mention|(?:put|write|text)(?= that\\b|:)|remind ${them}|make clear|make it clear)`;
const saysItself = `(?:say(?:ing|s)?|tell(?:ing)? ${them}|let(?:ting)? ${them} know|text(?:ing)? ${them}|mention(?:ing)?|explain(?:ing)?|inform(?:ing)? ${them}|remind(?:ing)? ${them}|write(?: ${them})?(?= that\\b|:)|add|include|put in)`;

const frames: readonly RegExp[] = [
  new RegExp(
    `^${wish}${says}(?: back| too| also)?(?: to ${them})?(?: (?:that|this|how|is))?[:,]? (?!something\\b|about\\b|regarding\\b|a (?:text|message|reply)\\b|so\\b|it\\b(?! (?:is|was|s)\\b)|to ${them}$)(.+)`,
    'i',
  ),
  new RegExp(
    `^(?:please |pls |just |also |then |maybe |like |lets |let's |u can |you can |and )*${saysItself}(?: back| too| also| in)?(?: to ${them})?(?: that)?[:,]? (?!so$|it$|about\\b|something\\b|anything\\b|back$|no to\\b|nothing\\b)(.+)`,
    'i',
  ),
  new RegExp(
    `^(?:it|the (?:text|message)|this|that) (?:should|needs to|has to|must|can|could|just needs to) (?:just |also |only )*(?:say|be|mention|include|tell ${them})(?: that)?[:,]? (.+)`,
    'i',
  ),
  /^(?:i )?(?:just )?(?:want|need|wanted) it to (?:just |also |only )*(?:say|be|mention|include)(?: that)?[:,]? (.+)/i,
  new RegExp(
    `^(?:i )?(?:just |really |also )*(?:want(?:ed)?|need|'d like|would like) ${them} to (?:know|understand|remember) (?:that )?(?!that\\b|this\\b|why\\b|how\\b)(.+)`,
    'i',
  ),
  /^(?:what i want (?:to say |to tell (?:him|her) )?is|the (?:point|main thing|facts?|message) (?:is|are)|something like|here'?s what i want(?: to say)?|i want(?=:)|the answer is)(?: that)?[:,]? (.+)/i,
];

/** What is to be said, out of "tell her that …", "I want to say …", "it should say …"; null where nothing frames it. */
export function framed(clause: string): string | null {
  for (const frame of frames) {
    const inner = frame.exec(clause)?.[1];
    if (inner?.includes(' ')) return inner;
  }
  return null;
}

/** "Write: …", "heres what i want: …", "I want to say: …": all that follows is for the other parent. */
const dictation = new RegExp(
  `(?:^|[.!?,;] *|\\b)(?:(?:just |please )?(?:write|say|redo(?: it| this| that)?|rewrite(?: it)?|text(?: ${them})?|tell ${them}|let ${them} know|send(?: ${them})?|put|type)(?: this| that| it| back)?|(?:here'?s|heres|this is) what (?:i want|i wanna say|to say|it should say|i need)(?: to say| it to say| to tell ${them}| to ask)?|(?:i |i just |what i )?(?:want|need|wanna|would like|have)(?: it| this)? to (?:say|tell ${them}|write|ask(?: ${them})?|send)(?: is)?|it (?:should|needs to|has to) say|i want|(?:the )?(?:facts|message|text|points)(?: are| is)?|something like(?: this)?|like this): *(.{8,})$`,
  'is',
);

/** What is dictated after a colon; null where nothing is. */
export function dictated(message: string): string | null {
  return dictation.exec(message.trim())?.[1] ?? null;
}
