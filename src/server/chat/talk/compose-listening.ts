import { safetyPlan } from '#content/guided/safety-plan.ts';
import { talkWords } from '#content/talk-words.ts';
import { saidBack, tellingQuote } from '#domain/talk/telling-phrase.ts';
import type { AnswerEvent, Turn } from '../engine.ts';
import { type Composed, citationsCard, suggestionsCard } from './composed.ts';
import { hasHeard, lastAnswer, unheard } from './conversation-memory.ts';
import type { Decision } from './decision.ts';
import { furtherPart } from './further-part.ts';
import { handOver, isOpen, leadFor } from './hand-over.ts';
import type { Heard } from './heard.ts';
import { houseLine } from './house-line.ts';
import type { ListeningBank, Subject } from './listening-bank.ts';
import { shortAnswer } from './short-answer.ts';

/** Taken for good news only when said outright: a lost happiness has the same words. */
const goodNews =
  /\b(?:good news|guess what|proud|relie(?:f|ved)|went (?:really |so |pretty )?(?:well|great|ok|okay|fine)|first time in (?:\w+ ){1,3}(?:years|months|weeks)|(?:^|[.!] )i did it\b|got the job|slept through|better (?:today|now|this week)|feel(?:ing)? (?:better|lighter|hopeful|good)|she showed|he showed up|a good kind of|made me (?:laugh|smile)|it worked|(?:he|she|they) agreed|got approved|was approved|we won|i won|finally (?:slept|laughed|did|got|told)|good day|best day|so happy|i'm happy|im happy)\b/i;
function isGoodNews({ text }: Turn): boolean {
  return goodNews.test(text) && !mixed.test(text);
}

const mixed =
  /\?|\b(?:but|and then|and yet|kind of|dont|don't|still|ashamed|guilt\w*|worse|worst|lonely|bereaved|also sad|and sad)\b/i;
const isGood = new Set(['small-win', 'co-parenting-going-well', 'relieved', 'hopeful-or-proud']);

/** What was told, said back in other words, and one open question or one thing that may help. */
export function composeListening(
  { offer, near }: Extract<Decision, { kind: 'listen' }>,
  turn: Turn,
  heard: Heard,
  bank: ListeningBank,
): Composed {
  const reflection =
    reflectionFor(turn, heard, bank) ??
    quotedLine(turn, bank) ??
    unheard(withoutReflection(turn, heard, bank), turn);
  const house = houseLine(turn, heard);
  if (house) return { paragraphs: [house, talkWords.houseNext], cards: [] };
  if (!offer)
    return {
      paragraphs: [`${reflection} ${openQuestion(turn, heard, bank)}`],
      cards: [...safetyPlanCard(turn), ...suggestionsCard(near.map(({ title }) => title))],
    };
  const { passage } = offer.candidate;
  const further = offer.extent === 'further' ? furtherPart(passage, offer.question, turn) : null;
  if (further) return { paragraphs: [reflection, `${further} [1]`], cards: citationsCard([passage]) };
  const { short, steps } = shortAnswer(passage);
  const isCited = isOpen(offer, turn);
  const lead = leadFor(offer, turn) || `${unheard(talkWords.offer, turn)} `;
  return {
    paragraphs: [
      reflection,
      `${lead}${short}${isCited ? ' [1]' : ''}`,
      ...(steps.length > 0 ? [steps.map((step) => `- ${step}`).join('\n')] : []),
    ],
    cards: [...(isCited ? citationsCard([passage]) : []), ...handOver(offer, turn)],
  };
}

const practical = new Set<Turn['advisor']>(['hannah', 'james', 'max', 'support']);

/** Facts told to a guide for papers or money are taken in; what hurts is not answered with "Okay". */
function withoutReflection(
  { advisor }: Turn,
  { feelings }: Heard,
  { replies }: ListeningBank,
): readonly string[] {
  const isOfFeelings = advisor === 'lena' || advisor === 'emma' || feelings.length > 0;
  return isOfFeelings ? replies['general-reflection'] : replies.acknowledge;
}

/** Emma has a guided conversation for it. */
function safetyPlanCard({ advisor, hasViolence }: Turn): readonly AnswerEvent[] {
  return advisor === 'emma' && hasViolence ? suggestionsCard([safetyPlan.opening]) : [];
}

/** A subject of one common word says too little to build a sentence on, and in a long story two words do. */
const CLEARLY_SPOKEN_OF = 2;
const CLEARLY_IN_A_STORY = 3;
const STORY_WORDS = 25;

function isClear({ id, weight }: Subject, { text }: Turn): boolean {
  const isStory = text.trim().split(/\s+/).length > STORY_WORDS;
  return !isGood.has(id) && weight >= (isStory ? CLEARLY_IN_A_STORY : CLEARLY_SPOKEN_OF);
}

/** What was told, in other words: what they say of themselves, the feeling or the subject; null when none was heard. */
export function reflectionFor(turn: Turn, heard: Heard, { replies }: ListeningBank): string | null {
  if (isGoodNews(turn)) return unheard(replies['good-news'], turn);
  const feeling = heard.feelings.find(({ id }) => !isGood.has(id));
  const subject = heard.subjects.find((each) => isClear(each, turn));
  const options = [
    saidBackLine(turn),
    firstUnheard(feeling?.reflections, turn),
    firstUnheard(subject?.reflections, turn),
  ];
  const [echo, ofFeeling, ofSubject] = options;
  // Their own words, then ours, by turns: an echo every time would mock.
  const hasEchoed = lastAnswer(turn)?.text.startsWith('So ') === true;
  return hasEchoed ? (ofFeeling ?? ofSubject ?? null) : (echo ?? ofFeeling ?? ofSubject ?? null);
}

/** What is told beside a danger may be an excuse for it: it is not repeated. */
function saidBackLine({ text, hasViolence, hasNote }: Turn): string | null {
  const said = hasViolence || hasNote ? null : saidBack(text);
  return said && `So ${said}.`;
}

/** Their own words, as they stand, where nothing of ours fits; each way of saying so once. */
function quotedLine(turn: Turn, { replies }: ListeningBank): string | null {
  const isUnfit = practical.has(turn.advisor) || turn.hasViolence || turn.hasNote;
  const quote = isUnfit ? null : tellingQuote(turn.text);
  if (!quote) return null;
  const around = replies.quoted.find((line) => !hasHeard(turn, line.split('{quote}').at(-1) ?? line));
  return around ? around.replace('{quote}', quote) : null;
}

function firstUnheard(lines: readonly string[] | undefined, turn: Turn): string | null {
  const line = lines ? unheard(lines, turn) : null;
  return line && !hasHeard(turn, line) ? line : null;
}

/** Twice at most: after that it is for the person to say what the talk is about. */
const SAFETY_ASKED = 2;

function safetyQuestion(turn: Turn): string | null {
  const questions = turn.hasViolence ? talkWords.afterViolence : talkWords.afterCrisis;
  const isEnough = questions.filter((question) => hasHeard(turn, question)).length >= SAFETY_ASKED;
  return isEnough ? null : unheard(questions, turn);
}

function openQuestion(turn: Turn, heard: Heard, { replies }: ListeningBank): string {
  const afterDanger = turn.isSensitive ? safetyQuestion(turn) : null;
  if (afterDanger) return afterDanger;
  const subject = heard.subjects.find(
    (each) => isClear(each, turn) || (isGoodNews(turn) && isGood.has(each.id)),
  );
  const question = firstUnheard(subject?.questions, turn);
  if (question) return question;
  // Who tells facts to a guide for papers or money is not asked how that feels.
  const isPractical = practical.has(turn.advisor) && heard.feelings.length === 0;
  return unheard(isPractical ? talkWords.goOn : replies['general-question'], turn);
}
