import { sentencesOf } from '../../tools/message-coach/sentences.ts';
import { plainWords } from '../cues.ts';
import { rejectsDraft } from './about-draft.ts';

const about =
  '(?:it|this|that|these|the (?:text|message|draft|wording|english|spelling|tone)|my (?:text|message|draft|english|wording))';
/** Matches sentences addressed to the advisor who helps with the text. They are never part of it. */
const toUs: readonly RegExp[] = [
  new RegExp(
    `^ (?:(?:and|so|but|ok|okay|please|pls|just|now|can you|could you|can u|will you|would you|you) )*(?!send (?:it|this|that) (?:by|before|no later|on|as soon) )(?:make|fix|write|put|check|correct|rewrite|reword|clean|use|change|say|send|help me(?: with)?|look (?:over|at)|take|leave|remove|delete|clear|start|keep|add|shorten|soften) (?:me |up )?(?:${about}|all|over|again|nice|short|out) `,
  ),
  new RegExp(
    `^ (?:(?:and|so|but|ok|or) )*(?:is|does|do|how(?:s| is| does)?|are|would|will|should i (?:send|say|put)|can i send|am i|did i) (?:${about}|i sound|sound|too|ok|okay|good)(?: |$)`,
  ),
  /^ (?:(?:is it|or|not|bit|a bit|a little|am i being) )*too (?:cold|harsh|mean|sharp|rude|soft|nice|long|short|much|blunt|bossy|formal|strong|firm|angry) $/,
  /^ (?:what do you think|hows that|how is that|sound ok|sounds ok|good|ok|okay|right|yes|no|nope|thanks|thank you|lol|haha|sorry|is (?:it|that) good(?: wording)?|but better|better|nothing else|thats (?:it|all|the whole thing|mine|close)|that is (?:it|all)|no drama|like that|something like that|you finish it|come on|never mind|nevermind|forget (?:it|that)|hold on|wait|oh my|oh my god|my god|omg|good grief|i despair|finally|please|or something|you know what i mean|in (?:good|proper|correct) english|no no|no) $/,
  / (?:you|u) (?:put|wrote|left out|forgot|keep (?:leaving|putting|writing|getting)|didnt (?:put|write|get)|do not understand|dont understand|are not listening|got it|have it|cant put|said that|copied|pasted) /,
  / (?:it|this|the message|this message) (?:has to|should|needs to|does not|doesnt|must) (?:say|begin|start) | it begins /,
  / i (?:write|type|say|said) it again | i want a (?:message|text|email) |^ (?:the )?(?:(?:main thing|matter|point) is )?its a (?:dog|cat) /,
  / i (?:told|asked) you | i (?:already )?gave you | write (?:that|it) (?:for me|down) | (?:for|to) you to (?:write|check) | i think you /,
  /^ (?:his|her|their|my exs|the) name is \w+ | (?:knows|know) (?:his|her|their) (?:own )?name /,
  /^ (?:i )?(?:dont|do not) want (?:to fight|a fight|any drama|drama|to sound)/,
  /^ (?:keep|make) it (?:short|shorter|calm|nice|kind|polite|brief|simple) /,
  /^ (?:(?:i am|im) the (?:dad|mom|father|mother|one)|theres no (?:kids|kid)|there are no kids|no kids) /,
  /^ without (?:\w+ing) /,
];

function isToUs(sentence: string): boolean {
  const plain = plainWords(sentence);
  return plain.trim() === '' || rejectsDraft(sentence) || toUs.some((pattern) => pattern.test(plain));
}

/** Returns the dictated sentences that may be addressed to the other parent. Null if there are none. */
export function stripRemarksToUs(text: string): string | null {
  const kept = sentencesOf(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => !isToUs(sentence));
  return kept.length === 0 ? null : kept.join(' ');
}
