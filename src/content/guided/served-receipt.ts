import type { PageLine } from '#domain/guided/page.ts';
import { showDay } from '#domain/guided/show-value.ts';
import type { AnswerReader } from '#domain/guided/value.ts';
import { stateName } from '#domain/retrieval/us-state.ts';
import { quotedWords } from './own-words-slot.ts';
import { line } from './page-parts.ts';

const ways: Readonly<Record<string, string>> = {
  hand: 'handed to you',
  mail: 'by mail',
  left: 'left with someone or at the door',
  signed: 'by signing a form to accept them',
};

/** What the person said about the day, the way and the court, because the clerk and a lawyer ask for it first. */
export function receiptLine(told: AnswerReader): PageLine {
  const day = told.day('served');
  const way = ways[told.text('way')];
  const state = told.text('state') && stateName(told.text('state'));
  const about = [
    ...(day ? [`on ${showDay(day)}`] : []),
    ...(way ? [way] : []),
    ...(state ? [`from a court in ${state}`] : []),
  ];
  const known = day || way ? `You got the papers ${about.join(', ')}. Write that down.` : null;
  return line(
    `${known ?? 'Write down when and how you got the papers.'}${quotedWords(told, 'way')}`,
    'served',
    'way',
    'wayWords',
    'state',
    'passage:hannah-served-first-steps',
  );
}
