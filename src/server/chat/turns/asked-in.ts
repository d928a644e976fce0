import type { NewTurn } from '#contract/chat.ts';
import { chatError } from '../errors.ts';
import type { TurnContext } from './turn-context.ts';

interface Asked {
  turn: NewTurn;
  /** The position of the message in the conversation. A new message comes last. */
  position: number;
  context: TurnContext;
  /** The passages that the answer in question cited. */
  passedOver: readonly string[];
}

/**
 * The message to be answered: the one that was sent or, for another answer, the stored question, with the
 * conversation up to there.
 */
export function resolveQuestion(context: TurnContext, sent: NewTurn): Asked {
  // PostgreSQL rejects lone surrogates.
  if (!sent.replaces) {
    const turn = { ...sent, text: sent.text.toWellFormed() };
    return { turn, position: Infinity, context, passedOver: [] };
  }
  const [answer, question] = context.recent;
  const isOwnWord = answer?.engine === 'tool' || answer?.engine === 'guided';
  const isNewest = answer?.id === sent.replaces && answer.role === 'assistant' && !isOwnWord;
  if (!isNewest || question?.id !== sent.userMessageId || question.role !== 'user' || sent.tool) {
    throw chatError('invalid', { message: 'Only the latest answer can be rewritten.' });
  }
  const text = question.parts.map((part) => (part.type === 'text' ? part.text : '')).join('');
  const passedOver = answer.parts.flatMap((part) =>
    part.type === 'citations' ? part.items.map(({ id }) => id) : [],
  );
  const recent = context.recent.slice(2);
  const asked = context.asked.filter(({ id }) => id !== question.id);
  const { position } = question;
  return { turn: { ...sent, text }, position, context: { ...context, recent, asked }, passedOver };
}
