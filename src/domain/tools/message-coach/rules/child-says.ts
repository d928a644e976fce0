import { type Span, sentencesOf } from '../sentences.ts';

// Only a capital identifies a child's name: "Coach", "Dr. Lee" and "Grandma" are not children.
const notChildren =
  /^(?:The|This|That|He|She|They|It|We|You|I|My|Your|Our|His|Her|Their|Coach|Teacher|Nurse|Doctor|Dr|Mr|Mrs|Ms|Judge|Grandma|Grandpa|Nana|Papa|Mom|Dad|Everyone|Everybody|Nobody|Somebody|Someone|Anyone|People|Lawyers?|Attorneys?|Neighbors?|Friends|What|Who|When|Where|Why|How|If|And|But|So|Or|Then|There|Here|Please|Mom's|School|Court|Police|Just|Also|Only|Even|Because|Both|One|Aunt|Uncle|Officer|Principal|Pastor|Counselor|Therapist|Support|Plan|Schedule|Since|Not|No|Yes|Let|Now|Never|Always|Maybe|All|Some|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;

const somebody =
  '(?<who>[A-Z][a-z]+|[Tt]he (?:kids?|children|boys|girls|twins)|(?:[Bb]oth|[Aa]ll) (?:the |of the )?(?:kids|children|boys|girls)|(?:[Oo]ur|[Yy]our|[Mm]y) (?:own )?(?:son|daughter|kids?|children|boys?|girls?|oldest|youngest)|[Tt]hem|[Tt]hey|[Hh]im|[Hh]er)';
const often = '(?: (?:also|even|already|just|always|both|all|really|has|have|had|now|finally))*';
/** Disputes between the parents: their messages, papers, money and blame. */
const adult =
  "(?:(?:your|the|my|our|all your|all the|those|every) (?:\\w+ )?(?:texts?|e-?mails?|messages?|voice ?mails?|letters?|screenshots?|court papers|papers|court order|lawsuit|petition|report you|bank statements?|statements?|bills?|affair|divorce papers)|the (?:report|truth)|what (?:you|kind|a liar|really|his father|her father|his mother|her mother)(?! (?:want|need|like|packed|bought|got|are (?:bringing|making|cooking)))|who (?:you really|you are|left|broke|(?:\\w+ )?pays|is to blame|started|did this)|why (?:you(?! (?:are late|were late|can't come|could not))|we (?:split|broke|are getting|got|can't|don't)|there is no|your)|how (?:you (?!are doing|make|made)|much you|little you|broke)|every (?:single )?word|all about (?:you|what|it|the)|everything(?: (?:you|about)|{END})|whose fault|(?:that )?(?:it is|it's|it was) (?:all )?your (?:fault|doing)|(?:that )?(?:you (?:are broke|yell|yelled|hit|lied|lie|drink|drank|cheated|left us|chose|don't (?:pay|care|want|love)|won't pay|never)))".replace(
    '{END}',
    '(?= ?(?:[.,;!?]|$))',
  );
const parent = '(?:you|your|yours|his (?:dad|father|mom|mother)|her (?:dad|father|mom|mother))';

const structures: readonly RegExp[] = [
  // The child says something about the other parent.
  `${somebody}${often} (?:says?|said|told (?:me|the \\w+|his \\w+|her \\w+)|tells me|thinks|knows)(?: that)? (?:you(?:'re| are| were) (?!in\\b|at\\b|on\\b|the one (?:picking|taking)|picking|coming|going|taking|getting|here|there|ok|(?:a |so |the |really |very )*(?:great|good|best|nice|funny|kind|fun|right|fast|strong|proud)\\b|bringing|working|away|driving|home|fine|sick|welcome|invited)|you (?:never|always|don't|didn't|hate|yell|scare|lied?|care|forgot|hit|drink|smell)|your (?:girlfriend|boyfriend|new|wife|husband|mother|house|place|apartment) (?:\\w+ )?(?:is|are|was|smells?|yells?|hits?|scares?|hates?|does)|(?:s?he|they) (?:doesn't|don't|does not|do not|hates?|never|is scared|is afraid|feels? unsafe|wants? to (?:live|stay|come home))[^.!?\\n]{0,40}\\b(?:you|your|with me|here|there|home|go|visit|anymore|any more)\\b)[^.!?\\n]{0,45}`,
  `${somebody}${often} told (?:the|his|her|their|a|my) \\w+ (?:what you|how you|that you (?:hit|yell|drink|left|never|don't|are (?:mean|never|always))|about (?:you|your)|everything)`,
  `${somebody}${often} (?:asks?|asked|wonders?|wants? to know|keeps? asking)(?: me| us)? (?:why|if|when|how come) (?:you|his (?:dad|mom)|her (?:dad|mom)|daddy|mommy) (?:don't|doesn't|didn't|never|left|moved|hates?|still (?:love|like)|even|ever|chose|lied?|won't|aren't|isn't|broke|forgot|can't|stopped|care)`,
  `${somebody}${often} (?:hates|can't stand|dreads|is (?:scared|afraid|terrified|sick)|doesn't (?:want|like|trust)|does not (?:want|like|trust)|cries|refuses)[^.!?\\n]{0,40}\\b(?:you|yours|your (?:house|place|home|apartment|girlfriend|boyfriend|new))\\b(?! (?:bike|bag))`,
  `${somebody}${often} (?:cried|was crying|was in tears|sobbed)[^.!?\\n]{0,45}(?:asked (?:me )?(?:if|why|whether) you|because (?:of )?you|after you|when you|that you)`,
  // The child sees, hears or knows about a dispute between the parents.
  `${somebody}${often} (?:saw|seen|sees|heard|hears|read|reads|found|knows?|understands?|remembers?|learned)${often} ${adult}`,
  `${somebody}${often} (?:is|are) (?:\\w+ )?old enough to (?:know (?:what|why|who|the truth|how)|decide|choose|understand (?:what|why|who)|read (?:the|your|this))`,
  `\\b[Ii](?:'ve| have|'ll| will| am going to|'m going to)? ?(?:just |also |already |had to )?(?:show(?:ed|n)?|read|play(?:ed)?|told|tell|explain(?:ed)? to|sent|send|forward(?:ed)?|let|made) ${somebody}(?: (?:know|see|read|hear|listen to|look at|that|all|about))* ${adult}`,
  `\\b[Ii](?:'ve| have|'ll| will)? ?(?:just |also |already )?(?:showed|show|read|played|play|gave|give|forwarded|sent) (?:\\w+ )?(?:your|our|the|my|all your) (?:\\w+ )?(?:texts?|e-?mails?|messages?|voice ?mails?|letters?|note|court papers|papers|statements?|order|bill|check) (?:to|for) ${somebody}\\b(?! [A-Z]|'s| (?:at|from|in) the)`,
  `\\b(?:tell|explain to|[Tt]ell) ${somebody} (?:why (?:you|there|s?he (?:can't|cannot|won't))|it(?:'s| is) your|that (?:it(?:'s| is) your|you (?:don't|won't|can't|never|chose|spent))|the truth|s?he can thank|yourself|who)`,
  `\\b(?:[Yy]ou (?:can|get to|should|will|may|be|have to|go)|one to|[Yy]ou'll)(?: \\w+){0,4} (?:explain|tell)(?: (?:it|this|that))?(?: to)? ${somebody}(?: \\w+)? (?:why|that (?:you|there)|what you|it was|it's)`,
  `\\b(?:told|tell|telling|explained to|let) ${somebody}(?: know)?(?: that)? (?:you (?:didn't|don't|won't|wouldn't|never|cancel\\w*|forgot|chose|refused?|said no|left|lied|lie|cheated|stopped|spent|took|broke|owe|haven't|hate|would rather|care more|are the (?:reason|one who)|are (?:too|not paying|broke|a )|can't be)|your (?:drinking|girlfriend|boyfriend|affair|lies|lawyer|money)|about (?:your (?:drinking|girlfriend|boyfriend|affair|lies|lawyer|money|fight|new (?:girlfriend|boyfriend|wife|husband|family))|the (?:money|affair|divorce|court|lawyer|hearing|support|case))|all about (?:you\\b|what|it)|why (?:you (?:left|don't|never|aren't|won't|can't|didn't|chose)|we (?:split|divorced|can't afford|don't have|broke)|there (?:is|are|will be) no|daddy|mommy|his (?:dad|father|mom)|her (?:dad|father|mom))|what (?:you (?:did|are|wrote|called|really)|kind|really))`,
  `${somebody}${often} (?:knows?|heard|found out|understands?|sees?|saw|told me|said|says|noticed|realizes?)(?: that)? (?:you (?:didn't|don't|won't|never|cancel\\w*|forgot|chose|refused?|left|lied|lie|cheated|stopped|spent|took her|took his|broke|owe|haven't|hate|yell\\w*|fight|drink|drank|hit|cry|sleep|were (?:drunk|yelling|lying|mean))|(?:all )?about (?:your (?:drinking|fight|girlfriend|boyfriend|affair|temper|money|lies|date)|the (?:affair|money|divorce|court|support)))`,
  `\\b(?:sent|send|showed|show|gave|give|forwarded|texted|handed|read|mailed) ${somebody} (?:a |the |your |our |my |all |some |every )?(?:\\w+ )?(?:screenshots?|copy of (?:your|the|my)|texts? (?:you|from you)|messages? (?:you|from you|for you)|e-?mails? (?:you|from you)|envelope|check for you|bill|invoice|cash for you|money for you|note for you|letter (?:for|from) you|court papers|papers (?:for you|to give)|pictures? of you\\b|videos? of you\\b|bank)`,
  `${somebody}${often} (?:has|have|'s got|will have|brings?|is bringing|carries) (?:a |the |your |my )?(?:letter|envelope|bill|check|note|papers|message|invoice|cash|money|receipts?) (?:for you(?! from)|(?:in|with) (?:his|her|their) (?:backpack|bag))`,
  `${somebody} (?:can|could|should|will|'ll|may) (?:ask|tell|show|remind|explain) (?:you|it|that|this|them)(?: \\w+)? (?:himself|herself|themselves|why|what (?:you|happened|really)|how (?:s?he|they)|who)`,
  `${somebody}(?:'d| would) (?:much )?(?:rather|prefer)[^.!?\\n]{0,40}(?:with me|here|home|my place|my house)`,
  `${somebody}${often} (?:is|was|are|were|feels?|felt|seems?|gets?) (?:so |very |really |just )?(?:scared|afraid|embarrassed|ashamed|sick|tired|done|hurt|upset|angry|sad|disappointed|unsafe|nervous|unhappy|miserable|lonely|worse|anxious) (?:of|by|with|because|that|about|when|at|around|after|in) (?:you|your|of you|being with you|(?:s?he|they) (?:is|are) with you)\\b(?! (?:are away|can't come|leave))`,
  `${somebody}${often} (?:begged|begs|pleaded|asked|asks|cried)(?: me)? (?:not to (?:go|come|see|be|have)|to (?:stay (?:here|home|with me)|not go|come home|live (?:here|with me))|if (?:s?he|they) (?:has|have|had) to (?:go|see|visit|stay))`,
  `${somebody} (?:is|was|are|were) the ones? who (?:told (?:me|the)|saw you|heard you|said)|${somebody.replace('?<who>', '?:')}${often} had to (?:watch|hear|see|comfort|listen to) (?:you|your|me|us|that|it all|this)`,
  `\\b(?:[Yy]ou (?:can|will|get to|have to|go|try to)|[Gg]ood luck|[Tt]ry|[Gg]o) (?:explain|tell)(?:ing)? (?:that|this|it) to ${somebody}\\b`,
  `\\b[Ww]hat (?:do|am|should|shall|will) (?:I|i) (?:supposed to )?tell ${somebody}(?= when| if|\\?| about (?:you|why)| why|,)`,
  `\\b(?:have|going|need|get|want) to (?:explain|tell) (?:it )?(?:to )?${somebody} why`,
  // The child carries messages, spies or judges.
  `\\b(?:[Hh]ave|[Aa]sk|[Ll]et|[Gg]et|[Tt]ell|[Mm]ake) ${somebody} (?:to )?(?:tell (?!you (?:about (?:his|her)|what (?:he|she) made))|give you|ask you|explain|hand you|show you (?:the|what i)|remind you|text you|pass (?:it|this|on)|bring you (?:the|my) (?:bill|check|money|papers))`,
  `\\b(?:bill|check|money|cash|letter|(?<!school )papers|envelope|receipts?|message|invoice|note)(?: \\w+)? (?:with|in) ${somebody}(?:'s (?:backpack|bag|lunch ?box|folder|suitcase)|\\b(?!'s| [A-Z]| at the))`,
  `\\b(?:[Gg]ive|[Gg]ave|[Hh]and|[Hh]anded|[Ss]end|[Ss]lip) (?:the |my |your |this )?(?:bill|check|money|cash|letter|papers|envelope|receipts?|invoice|note) to ${somebody}\\b(?!'s| [A-Z]| (?:at|from|in) the)`,
  `${somebody} (?:will|can|'ll|is going to) (?:hand|give|tell|bring|pass|show) (?:it to you|you (?:the |my |our )?(?:bills?|check|letter|papers|note|receipts?|invoice|truth|himself|herself|themselves|what|how|why|all about)|you{END}|it{END}|them{END})`.replaceAll(
    '{END}',
    '(?= ?(?:[.,;!?]|$))',
  ),
  `\\b(?:asked|told|had|have|ask|get|got|let|make|made|want) ${somebody} (?:to )?(?:write down|keep an eye|watch (?:you|how|what|who)|record|take (?:notes|pictures of you|photos of you)|count how|report|spy|listen (?:in|to (?:you|what))|check (?:your|if you|whether you|on you)|find out (?:who|what|if|how)|tell me (?:who|what|if|how|when|everything)|(?:decide|choose|pick|say) (?:where|who|whom|with whom|if s?he wants to (?:see|go|visit|come)|which (?:parent|house|home|of us)|between))`,
  `\\b[Aa]sk ${somebody},? (?:s?he (?:was|knows|saw|heard|will tell|can tell)|they (?:were|know|saw|heard|will tell)|(?:what|how) (?:s?he|they) (?:thinks?|told|said|saw|feels?)[^.!?\\n]{0,30}(?:you|your|this)|why s?he|who (?:s?he|takes|cares|is there)|about (?:you|what|your)|where s?he wants to (?:live|be))`,
  `${somebody}${often} (?:is |are |was |were |been |has been |have been )*(?:reading|listening to|hearing|watching|seeing) (?:your (?:texts?|messages?|e-?mails?|calls?|posts?)|you (?:yell|fight|drink|lie|and)|us fight|everything you)`,
  `${somebody}${often} (?:thinks?|finds?|says?) (?:it(?:'s| is)|that it is) [^.!?\\n]{0,30}\\b(?:that|when|how|if) you (?:can't|don't|never|won't|didn't|always|are|yell|drink|lie|only)`,
  `\\b(?:money|cash|check|envelope|bill) in ${somebody}'s`,
  `\\b[Tt]ell ${somebody} yourself|\\b(?:told|asked|tell|ask) ${somebody} to (?:text|call|tell|let) me (?:know )?(?:if you|what you|who|how (?:much|you)|whether you)`,
  `\\b[Ii] (?:want|need|would like|made|make|had|have) ${somebody} (?:to )?(?:hear|know|see|read|listen)(?: to)? (?:this|it from|that you|how you|what|why|who|the truth)`,
  `${somebody}${often} (?:voted|decided|want|wants) (?:and |that |to )[^.!?\\n]{0,30}\\b(?:with me|stay here|against you|not you)\\b`,
  // Takes sides.
  `${somebody}${often} (?:(?:agrees?|sides?) with me|(?:is|are) on my side|(?:picked|chose|chooses|prefers?|picks|would pick|wants) me\\b(?! (?:to|for))|(?:wants?|would rather) (?:to )?(?:live|stay|be) with me)`,
  `${somebody}${often} (?:is|are|'s) (?:so |much )?(?:ashamed of|embarrassed by|disappointed in|angry at|mad at|done with|tired of) ${parent}\\b`,
].map((source) => new RegExp(source, 'g'));

/** Matches text that makes a child a witness, a judge or a messenger. Depends on capitals. */
export function findChildMessengers(text: string): Span[] {
  return sentencesOf(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    return structures.flatMap((pattern) =>
      [...sentence.matchAll(pattern)].flatMap(({ index, 0: found, groups }) =>
        notChildren.test(groups?.['who'] ?? '')
          ? []
          : [{ start: start + index, end: start + index + found.length }],
      ),
    );
  });
}
