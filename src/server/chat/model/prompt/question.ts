import { randomBytes } from 'node:crypto';
import { helpLines } from '#domain/help.ts';
import { asksForPrivacy } from '#domain/talk/privacy-request.ts';
import type { Tool } from '#domain/tools/tool.ts';
import type { Turn } from '../../engine.ts';
import type { Library } from '../../library/open-library.ts';
import type { Interpretation } from '../../talk/heard.ts';
import type { ListeningBank } from '../../talk/listening-bank.ts';
import { aboutPerson } from './about-person.ts';
import { historyFor } from './history.ts';
import { conductFor, instructionsFor } from './instructions.ts';
import type { ModelRequest } from '../provider/model.ts';
import { type Source, sourcesFor } from './sources.ts';

/** The input of a turn. */
export interface TurnInput {
  library: Library;
  bank: ListeningBank;
  tools: readonly Tool[];
}

/** A question to a model, with the data to check its answer. */
export interface Question {
  turn: Turn;
  heard: Interpretation;
  sources: readonly Source[];
  request: ModelRequest;
  /** The texts that the model may repeat, completed by tool results. */
  given: string[];
  conduct: string;
  canary: string;
}

/**
 * A request for privacy applies to the whole conversation. A message that is only a greeting gets the introduction
 * immediately.
 */
export function isSentToModel(
  { text, questions, history, isPrivate }: Turn,
  { act }: Interpretation,
): boolean {
  if (isPrivate || [text, ...questions].some(asksForPrivacy)) return false;
  return !(act === 'greeting' && history.length === 0 && text.split(/\s+/).length <= GREETING_WORDS);
}

const GREETING_WORDS = 4;

export function questionFor(
  turn: Turn,
  heard: Interpretation,
  notes: readonly string[],
  { library, tools }: TurnInput,
): Question {
  const sources = sourcesFor(library, turn, heard);
  const canary = `k${randomBytes(9).toString('hex')}`;
  const conduct = conductFor(turn.advisor, canary);
  const about = aboutPerson(turn, heard);
  const said = [...historyFor(turn.history), { role: 'user' as const, text: turn.text }];
  const messages = said.map(({ role, text }) => ({ role, text: withoutSourceTags(text) }));
  return {
    turn,
    heard,
    sources,
    conduct,
    canary,
    request: {
      instructions: instructionsFor(conduct, turn, { about, notes, sources }),
      messages,
      tools: tools.filter(({ advisor }) => advisor === turn.advisor),
      person: turn.person,
    },
    given: [
      ...sources.flatMap(({ passage }) => [textOf(passage), ...passage.sources.map(({ url }) => url)]),
      ...messages.map(({ text }) => text),
      ...turn.questions,
      ...about,
      ...notes,
      ...helpLines.map(({ name, call }) => `${name} ${call}`),
    ],
  };
}

/** The full text of a source, which citations are checked against. */
export function textOf({ title, text, short = '', steps = [], corrects = '' }: Source['passage']): string {
  return [title, short, ...steps, corrects, text].join('\n');
}

/** Escaped, because messages must not be able to add a source to the prompt. */
function withoutSourceTags(text: string): string {
  return text.replace(/<(?=\/?\s*source)/gi, '‹');
}
