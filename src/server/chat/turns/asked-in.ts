import type { NewTurn } from '#contract/chat.ts';
import { chatError } from '../errors.ts';
import type { TurnContext } from './turn-context.ts';

interface Asked {
  turn: NewTurn;
  /** Where the message stands among those of the conversation; a new one comes after all of them. */
  position: number;
  context: TurnContext;
  /** The texts that the answer in question stood on. */
  passedOver: readonly string[];
}

/**
 * What is to be answered: the message that was sent, or for an answer that is to be written again, its
 * question as it is stored, with the conversation as it was before.
 */
export function askedIn(context: TurnContext, sent: NewTurn): Asked {
  // A half of a surrogate pair is no text for PostgreSQL.
  if (!sent.replaces) {
    const turn = { ...sent, text: sent.text.toWellFormed() };
    return { turn, position: Infinity, context, passedOver: [] };
  }
  const [answer, question] = context.recent;
  const isOwnWord = answer?.engine === 'tool' || answer?.engine === 'guided';
  const isNewest = answer?.id === sent.replaces && answer.role === 'assistant' && !isOwnWord;
  if (!isNewest || question?.id !== sent.userMessageId || question.role !== 'user' || sent.tool) {
    throw chatError('invalid', { message: 'Only the newest answer can be written again.' });
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
