import { writtenDate } from '#content/guided/written-date.ts';
import { passagesByAdvisor } from '#content/passages.ts';
import { talkWords } from '#content/talk-words.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import { asksForAnswerDay, asksForSteps, asksHowDaysCount } from '#domain/talk/served-day.ts';
import type { Turn } from '../engine.ts';
import { type AnswerDay, COUNT_OFFER } from './answer-day.ts';
import { type Composed, citationsCard, suggestionsCard } from './composed.ts';
import { hasUsedText } from './conversation-memory.ts';
import { passageById } from './passage-by-id.ts';

/** The passage that the calculation belongs to, because the next question is probably about it. */
const passages = passagesByAdvisor.hannah.filter(({ id }) => id === 'hannah-answer-deadline');

/** Writes the due date of an answer, or asks for what is missing to compute it. */
export function composeAnswerDay(answerDay: AnswerDay, turn: Turn): Composed {
  const cards = [...citationsCard(passages), ...suggestionsCard([talkWords.servedSteps])];
  switch (answerDay.kind) {
    case 'counted': {
      const words = answerDay.days === null ? talkWords.answerDue : talkWords.answerDueIn;
      const due = words
        .replace('{state}', stateName(answerDay.state ?? ''))
        .replace('{days}', String(answerDay.days))
        .replace('{end}', writtenDate(answerDay.end))
        .replace('{served}', writtenDate(answerDay.served))
        .replace('{due}', `${answerDay.time ? `${answerDay.time} on ` : ''}${writtenDate(answerDay.due)}`);
      if (hasUsedText(turn, due)) return { paragraphs: [due], cards: citationsCard(passages) };
      return {
        paragraphs: [
          due,
          ...(answerDay.exception ? [answerDay.exception] : []),
          ...(asksHowDaysCount(turn.text) ? [talkWords.daysCount] : []),
          answerDay.confirm,
          ...(asksForSteps(turn.text) ? [firstSteps(turn)] : []),
        ],
        cards,
      };
    }
    case 'how-days-count':
      return { paragraphs: [talkWords.daysCount], cards: citationsCard(passages) };
    case 'unknown-rule':
      return { paragraphs: [`${answerDay.text} ${COUNT_OFFER}`], cards };
    case 'missing':
      return {
        paragraphs: [
          ...(hasUsedText(turn, talkWords.served) ? [] : [talkWords.served]),
          ...ruleOf(answerDay.state, turn),
          `${missing(answerDay)} ${COUNT_OFFER}`,
        ],
        cards,
      };
  }
}

function firstSteps(turn: Turn): string {
  const steps = passageById('hannah-served-first-steps')?.steps ?? [];
  return steps
    .filter((step) => !hasUsedText(turn, step))
    .map((step) => `- ${step}`)
    .join('\n');
}

/**
 * States the state's time limit if the library has it. If the state isn't known yet, says where the number is printed.
 */
function ruleOf(state: string | null, turn: Turn): string[] {
  const [general] = passages;
  if (state === null && asksForAnswerDay(turn.text) && general?.short && !hasUsedText(turn, general.short))
    return [general.short];
  const rule = passagesByAdvisor.hannah.find(
    (passage) => passage.state === state && passage.exactFor?.includes('hannah-answer-deadline'),
  );
  return rule?.short ? [rule.short] : [];
}

function missing({ state, served }: Extract<AnswerDay, { kind: 'missing' }>): string {
  if (!state && !served) return talkWords.servedMissingBoth;
  return state ? talkWords.servedMissingDay : talkWords.servedMissingState;
}
