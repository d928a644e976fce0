const chat = new Set(
  'ok okay k kk yes yeah yep yup no nope nah not really yet sure fine maybe later thanks thank you so much for listening ty i think it its this that thats all both neither either same and then but or why how what when who what which where next please one two three first second third the a an do does did didnt dont already know get got understand great good nice cool right alright wait hello hi hey morning evening lol haha hmm ugh oh well never mind nevermind forget skip depends kind of sort go on tuesday monday wednesday thursday friday saturday sunday week month year today tomorrow'.split(
    ' ',
  ),
);
const MAX_CHAT_WORDS = 4;

// Matches whole messages about the conversation itself. Longer messages are checked in full.
const filler = '(?:(?:no|but|well|ok|okay|sorry|ugh|wow|hey|please|and|so|then) )*';
const aboutTheTalk = new RegExp(
  `^${filler}(?:${[
    '(?:this|that|it|its|thats) (?:is |was )?(?:(?:really|actually|just|so) )?(?:not|isnt|wasnt|no|doesnt) (?:really )?(?:what i (?:asked|meant|said|wanted|need|needed)|the question|my question|an answer|helpful|helping|help|useful)(?: (?:at all|me))?',
    '(?:you|u) (?:are|r|were) (?:(?:so|really|totally|kind of|pretty|just) )?(?:useless|no help|unhelpful|helpful|a bot|stupid|dumb|great|the best|sweet|kind)|(?:youre|ur) (?:(?:so|really|totally|pretty) )?(?:useless|no help|unhelpful|helpful|stupid|dumb|great|the best|sweet|kind)',
    '(?:you|u) (?:didnt|did not|dont|do not|arent|are not) (?:really )?(?:answer(?:ing)?(?: (?:me|that|my question|the question))?|listen(?:ing)?(?: to me)?|get it|understand(?: me)?)',
    '(?:im|i am|i was) not (?:looking|asking) for (?:an? |any |more |your )*(?:lists?|articles?|links?|forms?|lectures?|texts?|essays?|advice)',
    '(?:can|could|would|will) (?:you|u) (?:please |just )*(?:write|say|explain|do|repeat|show|send|put) (?:it|that|this|me that)(?: (?:for me|again|down|to me|shorter|simpler|in plain english|another way))?(?: please)?',
    '(?:thanks|thank you)(?: \\w+)?(?: (?:that|this|it) (?:was|is|really|actually|helped|helps|kind|of|a|lot|so|good|useful|helpful)+(?: (?:actually|really|kind|of|a|lot|so|good|useful|helpful|me))*)',
    'am i (?:ever )?(?:going to|gonna) be (?:ok|okay|alright|all right|fine)',
  ].join('|')})$`,
);

/**
 * Whether a normalized text is a short reply ("not really", "go on") or about the conversation itself ("that is not what
 * I asked"), and therefore says nothing about the person.
 */
export function isSmallTalk(plain: string): boolean {
  const words = plain.split(' ').filter((word) => word !== '' && word !== '|');
  const isInPassing = words.length <= MAX_CHAT_WORDS && words.every((word) => chat.has(word));
  return isInPassing || aboutTheTalk.test(words.join(' '));
}
