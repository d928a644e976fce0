import { advisorProfiles } from '#content/advisors.ts';
import { outsideField, talkWords, whereToStart } from '#content/talk-words.ts';
import { safetyPlan } from '#content/guided/safety-plan.ts';
import type { AdvisorId } from '#domain/advisor.ts';
import { canTalkTo } from '#domain/assistant.ts';
import { speechActOf } from '#domain/talk/speech-act.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import type { Turn } from '../engine.ts';
import { budgetLine, composeBudget, newBudget } from './budget-line.ts';
import { composeAnswerDay } from './compose-answer-day.ts';
import { composeAnswers } from './compose-answers.ts';
import { type Composed, citationsCard, suggestionsCard } from './composed.ts';
import { composeListening } from './compose-listening.ts';
import { composeNearest } from './compose-nearest.ts';
import { composeReply } from './compose-reply.ts';
import { composeMessage } from './compose-message.ts';
import { hasUsedText, firstUnused } from './conversation-memory.ts';
import type { Decision } from './decision.ts';
import type { Interpretation } from './heard.ts';
import { composeHouseSum } from './house-line.ts';
import type { ListeningBank } from './listening-bank.ts';
import { shortAnswer } from './short-answer.ts';
import { composeStateFacts } from './state-facts.ts';
import { STAGE_QUESTION } from './next-step.ts';
import { openingQuestions, waysToStart } from './opening-questions.ts';

/** Writes the text of a decision. */
export function compose(
  decision: Decision,
  turn: Turn,
  heard: Interpretation,
  bank: ListeningBank,
): Composed {
  const composed = withBudget(textOfDecision(decision, turn, heard, bank), decision, turn);
  const apology = turn.turnsDown && apologizes.has(decision.kind) ? apologyFor(turn) : null;
  return apology ? { ...composed, paragraphs: [apology, ...composed.paragraphs] } : composed;
}

/** A question about what the person can afford gets the total next to the answer. */
function withBudget(composed: Composed, { kind }: Decision, turn: Turn): Composed {
  const budget = kind === 'answer' || kind === 'written-reply' ? newBudget(turn) : null;
  return budget ? { ...composed, paragraphs: [budgetLine(budget), ...composed.paragraphs] } : composed;
}

const apologizes = new Set<Decision['kind']>(['written-reply', 'answer', 'listen', 'nearest']);

/** Each phrasing is used once. After that, no phrasing is added. */
function apologyFor(turn: Turn): string | null {
  const line = firstUnused(talkWords.misread, turn);
  return hasUsedText(turn, line) ? null : line;
}

function textOfDecision(
  decision: Decision,
  turn: Turn,
  heard: Interpretation,
  bank: ListeningBank,
): Composed {
  const { replies } = bank;
  switch (decision.kind) {
    case 'small-talk':
      return smallTalk(decision.talk, turn, bank);
    case 'written-reply':
      return composeReply(decision.reply, turn, heard);
    case 'answer':
      return composeAnswers(decision.answers, turn, heard, bank);
    case 'listen':
      return composeListening(decision, turn, heard, bank);
    case 'answer-day':
      return composeAnswerDay(decision.answerDay, turn);
    case 'state-facts':
      return composeStateFacts(decision.asked);
    case 'budget':
      return composeBudget(decision);
    case 'house':
      return composeHouseSum(decision.sum, heard);
    case 'general':
      return plain(firstUnheard(bank.linesFor(decision.act, turn.advisor), turn));
    case 'words-to':
      return plain(firstUnheard(bank.wordsTo(decision.listener), turn));
    case 'ask-stage':
      return { paragraphs: [STAGE_QUESTION], cards: suggestionsCard(talkWords.stages) };
    case 'where-to-start':
      return {
        paragraphs: [whereToStart[turn.advisor]],
        cards: suggestionsCard(waysToStart(turn.advisor)),
      };
    case 'after-violence':
      return {
        paragraphs: [talkWords.nextHoursAfterViolence],
        cards: suggestionsCard([safetyPlan.opening]),
      };
    case 'bare-reply':
      return plain(firstUnused(decision.reply === 'more' ? replies.ok : replies[decision.reply], turn));
    case 'about-guide':
      return plain(firstUnused(talkWords.aboutGuide, turn));
    case 'to-advisor':
      return referralText(decision.advisor, turn);
    case 'other-country':
      return plain(
        talkWords.otherCountry[heard.questions.length > 0 ? 'isCovered' : 'lives'].replace(
          '{country}',
          decision.country,
        ),
      );
    case 'why-safety':
      return plain(firstUnused(talkWords.whySafety, turn));
    case 'declined':
      return plain(firstUnused(replies.declined, turn));
    case 'something-else':
      return plain(firstUnused(talkWords.inYourWords, turn));
    case 'acknowledge':
      return plain(
        firstUnused(
          /\b(?:thank|thx|ty\b|appreciate)/i.test(turn.text) ? thanksFor(turn, bank) : replies.ok,
          turn,
        ),
      );
    case 'in-short':
      return {
        paragraphs: [shortAnswer(decision.passage, heard.state).short],
        cards: citationsCard([decision.passage]),
      };
    case 'repair':
      return repair(decision, turn, bank);
    case 'state-noted':
      return {
        paragraphs: [talkWords.stateNoted.replace('{state}', stateName(decision.state)), talkWords.stateNext],
        cards: [],
      };
    case 'ages-noted':
      return {
        paragraphs: [agesNoted(decision.ages), talkWords.agesNext],
        cards: [],
      };
    case 'message':
      return composeMessage(decision.written, turn);
    case 'nearest':
      return composeNearest(decision, turn, heard);
    case 'outside':
      return {
        paragraphs: [outsideField[turn.advisor]],
        cards: suggestionsCard(openingQuestions(turn.advisor)),
      };
  }
}

const listed = new Intl.ListFormat('en-US');

function agesNoted(ages: readonly number[]): string {
  const words = ages.length > 1 ? talkWords.agesNoted : talkWords.ageNoted;
  return words.replace('{ages}', listed.format(ages.map(String)));
}

function smallTalk(
  talk: Extract<Decision, { kind: 'small-talk' }>['talk'],
  turn: Turn,
  bank: ListeningBank,
): Composed {
  const { replies } = bank;
  if (talk === 'thanks') return plain(firstUnused(thanksFor(turn, bank), turn));
  if (talk === 'farewell') return plain(firstUnused(replies.bye, turn));
  const isFirst = turn.history.length === 0 && turn.advisor !== 'support';
  const hello = isFirst ? `Hi, I’m ${nameOf(turn)}, an automated guide.` : null;
  return {
    paragraphs: [[hello, firstUnused(replies.greeting, turn)].filter((each) => each !== null).join(' ')],
    cards: isFirst ? suggestionsCard(openingQuestions(turn.advisor)) : [],
  };
}

function referralText(advisor: AdvisorId, turn: Turn): Composed {
  const { name } = advisorProfiles[advisor];
  const question =
    turn.questions.find((each) => speechActOf(each) === 'question') ?? turn.questions[0] ?? turn.text;
  const data = { advisor, name, question, isOpen: canTalkTo(advisor, turn.accessible) };
  return {
    paragraphs: [talkWords.toAdvisor.replace('{name}', name)],
    cards: [{ type: 'data-hand-over', data }],
  };
}

const EARLY_POSITION = 3;

/** Thanks near the beginning don't end a conversation. */
function thanksFor({ position }: Turn, { replies }: ListeningBank): readonly string[] {
  return position < EARLY_POSITION ? talkWords.thanksEarly : replies.thanks;
}

function nameOf({ advisor }: Turn): string {
  return advisor === 'support' ? 'Support' : advisorProfiles[advisor].name;
}

function repair(
  { choices }: Extract<Decision, { kind: 'repair' }>,
  turn: Turn,
  { replies }: ListeningBank,
): Composed {
  const isAgain = replies.missed.some((sentence) => hasUsedText(turn, sentence));
  const isAngry =
    /\b(?:stupid|dumb|useless|worthless|damn|fuck\w*|crap\w*|garbage|bot|robot|machine)\b/i.test(turn.text);
  const kind = isAngry ? 'angry-at-bot' : isAgain ? 'missed-again' : 'missed';
  return {
    paragraphs: [
      firstUnused(replies[kind], turn),
      choices.length > 0 ? talkWords.repairChoices : null,
    ].filter((each) => each !== null),
    cards:
      choices.length > 0
        ? suggestionsCard([...choices.map(({ title }) => title), talkWords.somethingElse])
        : [],
  };
}

/** An advisor's own lines come before the lines shared by all advisors. */
function firstUnheard(lines: readonly string[], turn: Turn): string {
  return lines.find((line) => !hasUsedText(turn, line)) ?? lines[0] ?? '';
}

function plain(paragraph: string): Composed {
  return { paragraphs: [paragraph], cards: [] };
}
