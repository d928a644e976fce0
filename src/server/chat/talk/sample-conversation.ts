import { advisorIds } from '#domain/advisor.ts';
import type { AssistantId } from '#domain/assistant.ts';
import type { HistoryMessage, Turn } from '../engine.ts';
import { type IntentsRead, noIntents } from '../intents/read-intents.ts';
import { openLibraries } from '../library/open-libraries.ts';
import { openListeningBank } from './listening-bank.ts';
import { type DecidedTurn, decideTurn } from './talk-engine.ts';

/** The result of one message, in the form that tests check. */
export interface SampleReply {
  paragraphs: readonly string[];
  text: string;
  kind: DecidedTurn['decision']['kind'];
  /** IDs of the cited passages, in order. */
  cited: readonly string[];
  suggested: readonly string[];
  handOvers: readonly { advisor: AssistantId; name: string; question: string; isOpen: boolean }[];
}

/**
 * A rules-only conversation with the real library, without the safety gate. `read`: how each message was understood.
 */
export function sampleConversation(
  advisor: AssistantId,
  overrides: Partial<Turn> = {},
  read: Partial<IntentsRead> = {},
) {
  const history: HistoryMessage[] = [];
  return (text: string): SampleReply => {
    const { decision, composed } = decideTurn(turnOf(advisor, text, history, overrides), {
      library: openLibraries(),
      bank: openListeningBank(),
      read: { ...noIntents, ...read },
    });
    const { paragraphs, cards } = composed;
    const cited = cards.flatMap((card) =>
      card.type === 'data-citations' ? card.data.items.map(({ id }) => id) : [],
    );
    const reply = paragraphs.join('\n\n');
    history.unshift({ role: 'assistant', text: reply, passages: cited }, { role: 'user', text });
    return {
      paragraphs,
      text: reply,
      kind: decision.kind,
      cited,
      suggested: cards.flatMap((card) => (card.type === 'data-suggestions' ? card.data.items : [])),
      handOvers: cards.flatMap((card) => (card.type === 'data-hand-over' ? [card.data] : [])),
    };
  };
}

function turnOf(
  advisor: AssistantId,
  text: string,
  history: readonly HistoryMessage[],
  overrides: Partial<Turn>,
): Turn {
  return {
    id: '',
    person: '',
    advisor,
    text,
    today: '2026-11-23',
    position: history.length / 2,
    questions: history.flatMap((said) => (said.role === 'user' ? [said.text] : [])),
    history: [...history],
    accessible: advisorIds,
    hasViolence: false,
    isSensitive: false,
    boundary: null,
    passedOver: [],
    ...overrides,
  };
}
