import { isQuestion, sentencesOf } from '../asked-questions.ts';
import { asSentence } from './spelled-out.ts';

/** What is to be said to the other parent, each as a sentence to them. */
export function statedContent(message: string): string[] {
  const labeled = labeledFacts(message);
  if (labeled) return labeled.map(asSentence);
  const dictated = dictation.exec(message.trim())?.[1];
  if (dictated) return sentencesToSend(dictated);
  const sentences = sentencesOf(message);
  const found = sentences.flatMap((sentence, at) => {
    const pointedAt = pointsBack.exec(sentence);
    if (!pointedAt) return contentOf(sentence);
    // "Want him to know that": what stands before it is what he shall know.
    const before = sentences.slice(0, at).filter((each) => !isForAdvisor(each));
    return [...before.map(toThem), ...(pointedAt[1] ? [toThem(bare(pointedAt[1]))] : [])];
  });
  return [...new Set(found)].map(asSentence);
}

/** "Write: she had strep", "redo it: back at school Monday". */
const dictation =
  /(?:^|[.!?,] +|\b)(?:write|say|redo (?:it|this|that)|text (?:him|her|them)|tell (?:him|her|them)|send|put)(?: this| that| it| back)?: *(.{12,})$/is;
const pointsBack =
  /^(?:i |i just |just |and )*(?:want|need|would like) (?:him|her|them|my ex) to know (?:that|this|all that|all of (?:that|this))(?:[,.]? (?:and|but)\b (?:to )?(.+)|[.!]*)$/i;

const them = String.raw`(?:him|her|them|my ex(?:[- ](?:husband|wife))?|my husband|my wife|the (?:mom|dad|other parent)|(?!(?:the|my|our|his|your|a|an)\b)[A-Z][a-z]+)`;

type Reading = readonly [RegExp, (found: RegExpExecArray) => string];

const readings: readonly Reading[] = [
  [
    /\b(?:say|saying|tell (?:him|her|them)|telling (?:him|her|them)) (?:i'?m |i am |im )?sorry(?:,? (?:for|that|about) (.+))?/i,
    (found) => (found[1] ? `I'm sorry about ${toThem(bare(found[1]))}` : "I'm sorry"),
  ],
  [
    new RegExp(
      String.raw`\bask(?:ing|s)? (?:${them} )?(?:if|whether) (?:he|she|they|you)(?: can| could|'d| would| will)? (.+)`,
      'i',
    ),
    (found) => `Could you ${toThem(bare(found[1]))}?`,
  ],
  [
    new RegExp(String.raw`\bask(?:ing|s)? (?:${them} )?(?:if|whether) (?:we|i) (can|could|may) (.+)`, 'i'),
    (found) => `Could ${/\bwe\b/i.test(found[0]) ? 'we' : 'I'} ${toThem(bare(found[2]))}?`,
  ],
  [
    new RegExp(String.raw`\bask(?:ing|s)? ${them} (?:not to) (.+)`, 'i'),
    (found) => `Please don't ${toThem(bare(found[1]))}.`,
  ],
  [
    /\b(?:need|want|would like) (?:him|her|them|my ex) to know (?:that )?(.+)/i,
    (found) => toThem(bare(found[1])),
  ],
  [
    new RegExp(
      String.raw`\b(?:ask(?:ing|s)? ${them} to|(?:i )?(?:need|want|would like) (?:him|her|them) to|remind(?:ing|s)? ${them} to|tell(?:ing|s)? ${them} to) (.+)`,
      'i',
    ),
    (found) => `Could you please ${toThem(bare(found[1]))}?`,
  ],
  [
    new RegExp(String.raw`\bask(?:ing|s)? (?:${them} )?for (.+)`, 'i'),
    (found) => `Could you please send me ${toThem(bare(found[1]))}?`,
  ],
  [
    new RegExp(
      String.raw`\b(?:tell(?:ing|s)?|let(?:ting)?|inform(?:ing)?|remind(?:ing)?) ${them}(?: know)?(?: that)? (.+)`,
      'i',
    ),
    (found) => toThem(bare(found[1])),
  ],
  [
    /\b(?:saying|to say|say|says|mention|explain) (?:that )?(?!so\b|it\b|back\b|something\b|no to\b|to\b|anything\b)(.+)/i,
    (found) => toThem(bare(found[1])),
  ],
  [
    /\bi (?:also |just |really )*need (?!to\b|him\b|her\b|them\b|help\b|advice\b|you\b)(.+)/i,
    (found) => `I need ${toThem(bare(found[1]))}`,
  ],
  [/\bconfirm(?:ing|s)? (?:that )?(.+)/i, (found) => `Confirming ${toThem(bare(found[1]))}`],
];

/** "Keep it short", "two sentences at most": said to the advisor and not to be sent. */
const toAdvisor =
  /^(?:please |just |and |but |ok |okay )*(?:keep it|make it|make sure|nothing (?:fancy|mean|long)|no (?:drama|speeches|apolog\w+|emoji\w*)|(?:one|two|three|\d) (?:lines?|sentences?)|short|don'?t (?:make|let|mention|sound|use)|i (?:don'?t )?want (?:it|to sound)|not too|without (?:sounding|being)|can you|could you|would you|help me|write|draft|(?:how|what|when|where) (?:do|can|should|would) i)\b/i;

/** "Ok that's not bad actually", "I told you already", "are you kidding": said about the talk. */
const aboutTalk =
  /^(?:ok|okay|yes|yeah|no|nope|lol|wow|ugh|well|so|hm+|great|thanks?|good|and|but|please)?[ ,]*(?:(?:that'?s|thats|this is|it'?s|its) (?:not |really |actually |pretty )*(?:bad|good|better|ok|okay|fine|great|it|wrong)|i (?:already )?(?:told|said|asked)|are you (?:kidding|serious)|you (?:left|forgot|missed|keep)|that leaves|never ?mind|no deadline|is (?:that|this|it) (?:ok|okay|good|fine)|forget|thanks?|ok|okay|lol|what|(?:and )?(?:that'?s|thats) (?:all|everything|it))\b/i;

function isForAdvisor(sentence: string): boolean {
  return toAdvisor.test(sentence) || aboutTalk.test(sentence) || isQuestion(sentence);
}

/** The sentences of a message that are for the other parent. */
export function sentencesToSend(message: string): string[] {
  return sentencesOf(message)
    .filter((sentence) => !toAdvisor.test(sentence) && !aboutTalk.test(sentence))
    .map((sentence) => asSentence(toThem(sentence)));
}

/** The facts that stand beside "can you write it for me", where nothing says which are to be told. */
export function factsBeside(message: string): string[] {
  return sentencesOf(message)
    .filter((sentence) => sentence.includes(' ') && !isForAdvisor(sentence) && !speaksOfSelf.test(sentence))
    .map((sentence) => asSentence(toThem(sentence)));
}

/** What is felt or feared is not for the other parent. */
const speaksOfSelf =
  /\b(?:i(?:'m| am|m)? (?:so |really |just |too )*(?:mad|angry|scared|afraid|tired|sick of|furious|upset|shaking|done|worried|nervous|crying)|i (?:feel|hate|don'?t know|dont know|want (?:a|it|something)|think (?:he|she)|swear)|(?:he|she)(?:'s|s| is) (?:gonna|going to|such|so|a|an|always|never|acting)|my ex)\b/i;

const labels =
  /^(?:it'?s |its )?about:? +([^.;\n]+?)[.,;\n]+ *(?:i |i'd |and )*want (?:him|her|them|my ex):? +to:? *(.+?)(?:[.,;\n]+ *(?:and )*by:? *(?:an? )?(?:answer |reply )?(.+))?$/i;

/** The facts in the form in which they are asked for: what it is about, what is wanted, and by when. */
function labeledFacts(message: string): string[] | null {
  const [, about, wanted, by] = labels.exec(message.trim()) ?? [];
  if (!about || !wanted) return null;
  return [
    `It's about ${bare(about)}`,
    `Could you ${toThem(bare(wanted))}?`,
    ...(by ? [`Please let me know by ${bare(by)}`] : []),
  ];
}

const asksAdvisor = /^(?:and |but |so |ok |or )*(?:can|could|should|may|do|would) i\b/i;

function contentOf(sentence: string): string[] {
  if (asksAdvisor.test(sentence)) return [];
  return partsOf(sentence).flatMap((part) => {
    for (const [pattern, write] of readings) {
      const found = pattern.exec(part);
      if (found) return [write(found)];
    }
    return [];
  });
}

/** Splits two instructions in one sentence: "Confirm the 19th and say that I will take him". */
function partsOf(sentence: string): string[] {
  return sentence.split(
    /(?:,? (?:and|but)(?: also)?|;|,)\s+(?=(?:also )?(?:ask|tell|say|saying|let (?:him|her|them) know|remind|confirm|mention|explain|i (?:also )?(?:need|want))\b)/i,
  );
}

function bare(words: string | undefined): string {
  return (words ?? '').replace(/[.?!\s]+$/, '').replace(/^(?:please|kindly)\s+/i, '');
}

const toSecondPerson: readonly (readonly [RegExp, string])[] = [
  [/\b(?:he|she)(?:'s| is)\b/gi, "you're"],
  [/\b(?:he|she)(?:'ll| will)\b/gi, "you'll"],
  [/\b(?:he|she) was\b/gi, 'you were'],
  [/\b(?:he|she) has\b/gi, 'you have'],
  [/\b(?:he|she) (?:doesn't|doesnt|does not)\b/gi, "you don't"],
  [
    /\b(?:he|she) (wants|needs|keeps|picks|brings|takes|gets|pays|calls|texts|sends|gives|comes|shows|lets|drops|asks)\b/gi,
    'you $1',
  ],
  [/\b(?:he|she)\b/gi, 'you'],
  [/\b(?:his|her) (half|share|part|turn|weekend|week|house|place|side|hours|days)\b/gi, 'your $1'],
];
/** Where one of these is spoken of, "she" is the child. */
const children =
  /\b(?:son|daughter|kids?|child|boy|girl|baby|toddler|teen|strep|fever|flu|antibiotics|doctor|dr|dentist|pediatrician|school|homework|teacher|practice|recital|bedtime|nap|allerg\w+|medicine)\b/i;

/** What is told about the other parent, said to them. Where a child is named, "he" may be the child and stays. */
function toThem(clause: string): string {
  if (children.test(clause)) return clause;
  const turned = toSecondPerson.reduce((text, [pattern, words]) => text.replace(pattern, words), clause);
  return turned.replace(/\byou (\w+)s\b(?= )/g, (whole, verb: string) =>
    /^(?:want|need|keep|pick|bring|take|get|pay|call|text|send|give|come|show|let|drop|ask)$/.test(verb)
      ? `you ${verb}`
      : whole,
  );
}
