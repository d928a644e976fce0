import { isQuestion, splitIntoSentences } from './asked-questions.ts';

/** What a clause about oneself expresses. It decides which open question fits. */
export const clauseKinds = ['wish', 'self-blame', 'doubt', 'fear', 'loss', 'feeling', 'effort'] as const;
export type ClauseKind = (typeof clauseKinds)[number];

export interface MirroredClause {
  /** The clause in the second person, as a sentence. */
  text: string;
  kind: ClauseKind;
}

/** Checked in this order. The first match decides. */
const signs: readonly (readonly [ClauseKind, RegExp])[] = [
  [
    'self-blame',
    /\bi (?:should(?:'?ve| have|n'?t have)|could(?:'?ve| have)|let (?:him|her|them|it)|ruined|caused|failed|messed)\b|\bmy (?:own )?fault\b|\b(?:mad|angry|disgusted|ashamed) (?:at|with|of) (?:me|myself)\b/i,
  ],
  [
    'doubt',
    /\bi (?:don'?t know (?:if|whether|how|what|who|why|which)|can'?t tell|keep (?:wondering|asking|going over)|wonder|never know|don'?t understand)\b|\bwhat if\b|\bmaybe i\b/i,
  ],
  [
    'wish',
    /\bi(?:'d| would) (?:take|give|go|do|be|love|like|still|rather|have)\b|\bi (?:just |really |only |still )?(?:want|wanted|wish|hope|need|long)\b/i,
  ],
  [
    'fear',
    /\bi(?:'m| am|m) (?:so |really |just |still )?(?:scared|afraid|terrified|worried|dreading|nervous)\b|\bi (?:dread|worry|fear)\b/i,
  ],
  [
    'loss',
    /\bi (?:still |really |just )?miss\b|\b(?:we|i) used to\b|\bi (?:lost|never get)\b|\bi still (?:set|make|buy|reach|talk|sleep|wear|cook|keep|look|wait|love)\b/i,
  ],
  [
    'feeling',
    /\bi (?:just |really |still |always )?(?:feel|felt|hate|love|cry|cried|can'?t stop|can'?t (?:sleep|eat|breathe|think|focus|do this|stand))\b|\bi(?:'m| am|m) (?:so |just |really |still |always )?(?:tired|exhausted|lonely|alone|angry|mad|sad|empty|numb|lost|jealous|embarrassed|humiliated|ashamed|broken|stuck|done|relieved|hurt|crushed)\b/i,
  ],
  [
    'effort',
    /\bi(?:'ve| have|ve)? (?:tried|been trying|held|gave|worked|stayed|waited|did everything|carried)\b/i,
  ],
];

const MIN_WORDS = 4;
const MAX_WORDS = 17;

/**
 * Turns what a person says about themselves into the second person: "I'd take him back" becomes "You'd take him back."
 * Uses the last such clause, because it shows how the person feels now. Null if no clause is simple enough to convert
 * safely.
 */
export function mirroredClause(message: string): MirroredClause | null {
  const clauses = splitIntoSentences(message)
    .filter((sentence) => !isQuestion(sentence) && !/["“”]/.test(sentence))
    .flatMap((sentence) =>
      sentence.split(/;|\s+-+\s+|, (?:but|and|so|because) |(?:,)? but |,? because | and (?=i\b)/i),
    )
    .map((clause) =>
      clause
        .replace(lead, '')
        .replace(/[.!\s,)]+$/, '')
        .trim(),
    );
  const found = clauses.flatMap((clause) => {
    const kind = isPlain(clause) ? kindOf(clause) : null;
    return kind ? [{ text: inSecondPerson(clause), kind }] : [];
  });
  return found.at(-1) ?? null;
}

function kindOf(clause: string): ClauseKind | null {
  return signs.find(([, sign]) => sign.test(clause))?.[0] ?? null;
}

const lead =
  /^(?:(?:and|but|so|because|cause|cuz|like|yeah|yes|well|ok|okay|just|then|also|anyway|honestly|i mean|i (?:guess|think)(?: that)?|idk|lol|no|god|man)[, ]+)+/i;
/** Only clauses that start with a subject and its verb can be turned safely. */
const startsPlainly = /^(?:i|i'm|im|i've|ive|i'd|id|i'll|my \w+ (?:is|was|still|never)|we|part of me)\b/i;
/** Excludes clauses that are addressed to us, reported, denied, crude or grave. */
const unfit =
  /[?:()*$&/]|\b(?:you|your|u|ur|hi|hello|hey|thanks?|please|pls|sorry|lol|lmao|haha|said|says|say|told|tells|tell|asked|ask|asking|meant|mean|answer|question|didn'?t say|fuck\w*|shit\w*|damn|hell|bitch\w*|ass|asshole|crap|kill\w*|die|died|dead|death|suicid\w*|gun|knife|pills|hit|hurt (?:him|her|them|my|me)|beat|police|dui|drunk|want (?:a|the|some|my|to know|to ask|him to|her to|them to)|need (?:a|the|some|to know|to ask|to write|to tell|words|help)|like to (?:know|ask|propose|suggest|text|write|say|send)|want to (?:text|write|send|say)|don'?t (?:feel|need|want|have)|not|never said|nobody|no one|no more|aint|ain't|dont got|been to|moving|filed|served|court|lawyer|divorced since)\b|\d{3,}/i;

function isPlain(clause: string): boolean {
  const count = clause.split(/\s+/).length;
  return count >= MIN_WORDS && count <= MAX_WORDS && startsPlainly.test(clause) && !unfit.test(clause);
}

const turns: readonly (readonly [RegExp, string])[] = [
  [/\b(can|don|won|didn|doesn|isn|wasn|couldn|wouldn|haven|hasn|shouldn)t\b/gi, "$1't"],
  [/\b(he|she|that|it)s (a|the|not|so|gone|with|out|happy|been|still|just|always)\b/gi, "$1's $2"],
  [/\bi am\b|\bi'm\b|\bim\b/gi, "you're"],
  [/\bi was\b/gi, 'you were'],
  [/\b(?:i'?ve|i have) (to|a|an|the|no|two|three|four|five)\b/gi, 'you have $1'],
  [/\bi(?:'ve| have)\b|\bive\b/gi, "you've"],
  [/\bi'd\b|\bid\b/gi, "you'd"],
  [/\bi'll\b/gi, "you'll"],
  [/\bmyself\b/gi, 'yourself'],
  [/\bmine\b/gi, 'yours'],
  [/\bmy\b/gi, 'your'],
  [/\bme\b/gi, 'you'],
  [/\bi\b/gi, 'you'],
  [/\bour\b/gi, 'your'],
  [/\bus\b/gi, 'the two of you'],
  [/\bwe\b/gi, 'the two of you'],
  [/\bidk\b/gi, "you don't know"],
  [/\b(?:cuz|cause|bc)\b/gi, 'because'],
  [/\b(?:gonna)\b/gi, 'going to'],
  [/\b(?:wanna)\b/gi, 'want to'],
];

function inSecondPerson(clause: string): string {
  const turned = turns
    .reduce((text, [pattern, words]) => text.replace(pattern, words), clause)
    .replace(/\byou're$/, 'you are');
  return `${turned.charAt(0).toUpperCase()}${turned.slice(1)}.`;
}
