import type { AdvisorInfo, Conversation, Message, NewTurn, TurnEvent } from '#contract/chat.ts';
import { applyEvent, isEnd } from './turn-state.ts';

export interface ChatState {
  phase: 'loading' | 'ready' | 'closed';
  info: AdvisorInfo | null;
  conversationId: string | null;
  messages: readonly Message[];
  /** The turn that is being answered. */
  running: string | null;
  /** A turn that failed, to be tried again with the same ids, and what went wrong. */
  failed: { turn: NewTurn | null; reason: string } | null;
}

export const initialState: ChatState = {
  phase: 'loading',
  info: null,
  conversationId: null,
  messages: [],
  running: null,
  failed: null,
};

export type ChatAction =
  | { type: 'loaded'; info: AdvisorInfo; conversation: Conversation | null }
  | { type: 'closed'; reason: string }
  | { type: 'started'; conversationId: string }
  | { type: 'asked'; turn: NewTurn; at: string }
  | { type: 'event'; turn: string; event: TurnEvent }
  | { type: 'failed'; turn: NewTurn | null; reason: string }
  | { type: 'cleared' };

export function reduceChat(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'loaded':
      return {
        ...state,
        phase: 'ready',
        info: action.info,
        conversationId: action.conversation?.id ?? null,
        messages: action.conversation?.messages ?? [],
        running: action.conversation?.live?.turn ?? null,
        failed: null,
      };
    case 'closed':
      return { ...state, phase: 'closed', failed: { turn: null, reason: action.reason } };
    case 'started':
      return { ...state, conversationId: action.conversationId };
    case 'asked':
      return {
        ...state,
        messages: withTurn(state.messages, action.turn, action.at),
        running: action.turn.id,
        failed: null,
      };
    case 'event':
      return afterEvent(state, action.turn, action.event);
    case 'failed':
      return { ...state, running: null, failed: { turn: action.turn, reason: action.reason } };
    case 'cleared':
      return { ...state, conversationId: null, messages: [], running: null, failed: null };
  }
}

/** The question and its empty answer; asking again with the same ids starts that answer over. */
function withTurn(messages: readonly Message[], turn: NewTurn, at: string): readonly Message[] {
  const others = messages.filter((message) => message.id !== turn.id && message.id !== turn.userMessageId);
  return [
    ...others,
    {
      id: turn.userMessageId,
      role: 'user',
      status: 'done',
      engine: null,
      parts: [{ type: 'text', text: turn.text }],
      createdAt: at,
    },
    { id: turn.id, role: 'assistant', status: 'streaming', engine: null, parts: [], createdAt: at },
  ];
}

function afterEvent(state: ChatState, turn: string, event: TurnEvent): ChatState {
  const messages = state.messages.map((message) =>
    message.id === turn ? applyEvent(message, event) : message,
  );
  return {
    ...state,
    messages,
    running: isEnd(event) && state.running === turn ? null : state.running,
    failed: event.type === 'error' ? { turn: null, reason: event.errorText } : state.failed,
  };
}
