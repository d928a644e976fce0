import { safetyPlan } from '#content/guided/safety-plan.ts';
import { talkWords } from '#content/talk-words.ts';
import { type MirroredClause, mirroredClause } from '#domain/talk/mirrored-clause.ts';
import type { AnswerEvent, Turn } from '../engine.ts';
import { type Composed, citationsCard, suggestionsCard } from './composed.ts';
import { hasUsedText, firstUnused } from './conversation-memory.ts';
import type { Decision } from './decision.ts';
import { furtherPart } from './further-part.ts';
import { handOver, isOpen, leadFor } from './hand-over.ts';
import type { Interpretation } from './heard.ts';
import { houseLine } from './house-line.ts';
import type { ListeningBank, Subject } from './listening-bank.ts';
import { shortAnswer } from './short-answer.ts';

/** Counts as good news only if stated outright, because lost happiness is described in the same words. */
const goodNews =
  /\b(?:good news|guess what|proud|relie(?:f|ved)|went (?:really |so |pretty )?(?:well|great|ok|okay|fine)|first time in (?:\w+ ){1,3}(?:years|months|weeks)|(?:^|[.!] )i did it\b|got the job|slept through|better (?:today|now|this week)|feel(?:ing)? (?:better|lighter|hopeful|good)|she showed|he showed up|a good kind of|made me (?:laugh|smile)|it worked|(?:he|she|they) agreed|got approved|was approved|we won|i won|finally (?:slept|laughed|did|got|told)|good day|best day|so happy|i'm happy|im happy)\b/i;
function isGoodNews({ text }: Turn): boolean {
  return goodNews.test(text) && !mixedFeelings.test(text);
}

const mixedFeelings =
  /\?|\b(?:but|and then|and yet|kind of|dont|don't|still|ashamed|guilt\w*|worse|worst|lonely|bereaved|also sad|and sad)\b/i;
const positiveSubjects = new Set(['small-win', 'co-parenting-going-well', 'relieved', 'hopeful-or-proud']);

/** Paraphrases the person's statement if its topic is clear, and adds one open question or one suggestion that may help. */
export function composeListening(
  { offer }: Extract<Decision, { kind: 'listen' }>,
  turn: Turn,
  heard: Interpretation,
  bank: ListeningBank,
): Composed {
  const house = houseLine(turn, heard);
  if (house) return { paragraphs: [house, talkWords.houseNext], cards: [] };
  const mirror = offer || turn.isSensitive ? null : mirrorFor(turn);
  if (mirror) return { paragraphs: [mirroredLine(mirror, turn)], cards: safetyPlanCard(turn) };
  const reflection = reflectionFor(turn, heard, bank);
  if (!offer)
    return {
      paragraphs: [[reflection, openQuestion(turn, heard)].filter((each) => each !== null).join(' ')],
      cards: safetyPlanCard(turn),
    };
  const { passage } = offer.candidate;
  const further = offer.extent === 'further' ? furtherPart(passage, offer.question, turn) : null;
  const opening = reflection === null ? [] : [reflection];
  if (further) return { paragraphs: [...opening, `${further} [1]`], cards: citationsCard([passage]) };
  const { short, steps } = shortAnswer(passage, heard.state);
  const isCited = isOpen(offer, turn);
  const lead = leadFor(offer, turn) || `${firstUnused(talkWords.offer, turn)} `;
  return {
    paragraphs: [
      ...opening,
      `${lead}${short}${isCited ? ' [1]' : ''}`,
      ...(steps.length > 0 ? [steps.map((step) => `- ${step}`).join('\n')] : []),
    ],
    cards: [...(isCited ? citationsCard([passage]) : []), ...handOver(offer, turn)],
  };
}

/** The advisors to whom people describe their feelings. */
const listeningAdvisors = new Set<Turn['advisor']>(['lena', 'emma', 'ava']);

/** Repeats what the person says about themselves. A statement next to a danger may excuse it, so it isn't repeated. */
function mirrorFor({ text, advisor, hasViolence, hasNote }: Turn): MirroredClause | null {
  return !listeningAdvisors.has(advisor) || hasViolence || hasNote ? null : mirroredClause(text);
}

function mirroredLine({ text, kind }: MirroredClause, turn: Turn): string {
  return `${text} ${firstUnused(talkWords.afterMirror[kind], turn)}`;
}

/** Emma has a guided conversation for this. */
function safetyPlanCard({ advisor, hasViolence }: Turn): readonly AnswerEvent[] {
  return advisor === 'emma' && hasViolence ? suggestionsCard([safetyPlan.opening]) : [];
}

/** A topic matched by one common word is too weak to build a sentence on; in a long story, so are two words. */
const CLEAR_TOPIC_SCORE = 2;
const CLEAR_STORY_SCORE = 3;
const STORY_WORDS = 25;

function isClear({ id, weight }: Subject, { text }: Turn): boolean {
  const isStory = text.trim().split(/\s+/).length > STORY_WORDS;
  return !positiveSubjects.has(id) && weight >= (isStory ? CLEAR_STORY_SCORE : CLEAR_TOPIC_SCORE);
}

/**
 * Returns a paraphrase of the statement if its topic is clear. Null otherwise, because a general line sounds as if
 * nobody listened.
 */
export function reflectionFor(turn: Turn, heard: Interpretation, { replies }: ListeningBank): string | null {
  if (isGoodNews(turn)) return firstUnused(replies['good-news'], turn);
  return firstUnheard(clearSubject(turn, heard)?.reflections, turn);
}

/** Whether the topic is clear enough to be paraphrased. */
export function hasClearTopic(turn: Turn, heard: Interpretation): boolean {
  return isGoodNews(turn) || mirrorFor(turn) !== null || clearSubject(turn, heard) !== undefined;
}

function clearSubject(turn: Turn, { subjects }: Interpretation): Subject | undefined {
  return subjects.find((each) => isClear(each, turn));
}

function firstUnheard(lines: readonly string[] | undefined, turn: Turn): string | null {
  const line = lines ? firstUnused(lines, turn) : null;
  return line && !hasUsedText(turn, line) ? line : null;
}

/** Used at most twice. After that, the person has to name the topic. */
const SAFETY_ASKED = 2;

function safetyQuestion(turn: Turn): string | null {
  const questions = turn.hasViolence ? talkWords.afterViolence : talkWords.afterCrisis;
  const isEnough = questions.filter((question) => hasUsedText(turn, question)).length >= SAFETY_ASKED;
  return isEnough ? null : firstUnused(questions, turn);
}

function openQuestion(turn: Turn, heard: Interpretation): string | null {
  const afterDanger = turn.isSensitive ? safetyQuestion(turn) : null;
  if (afterDanger) return afterDanger;
  // A line about good news already contains a question.
  if (isGoodNews(turn)) return null;
  return firstUnheard(clearSubject(turn, heard)?.questions, turn) ?? firstUnused(talkWords.goOn, turn);
}
