import type { AdvisorInfo, Conversation, Message, NewTurn } from '#contract/chat.ts';

export interface ChatState {
  phase: 'loading' | 'ready' | 'closed';
  info: AdvisorInfo | null;
  conversationId: string | null;
  messages: readonly Message[];
  /** True if there are earlier messages that are not shown here. */
  hasEarlier: boolean;
  /** Earlier ratings by the answer's ID. */
  judged: ReadonlyMap<string, boolean>;
  /** The turn that is being answered. */
  running: string | null;
  /** What the answer in progress is waiting for. */
  doing: 'answer' | 'tool';
  /** The old answer, while a new one is requested. It stays visible until the new one starts. */
  replaced: Message | null;
  /** A failed turn, to be retried with the same IDs, and its error. */
  failed: { turn: NewTurn | null; reason: string } | null;
}

export const initialState: ChatState = {
  phase: 'loading',
  info: null,
  conversationId: null,
  messages: [],
  hasEarlier: false,
  judged: new Map(),
  running: null,
  doing: 'answer',
  replaced: null,
  failed: null,
};

export type Change = (state: ChatState) => ChatState;

export type ChatAction =
  | {
      type: 'loaded';
      info: AdvisorInfo;
      conversation: Conversation | null;
      judged: ChatState['judged'];
    }
  | { type: 'closed'; reason: string }
  | { type: 'started'; conversationId: string }
  | { type: 'asked'; turn: NewTurn; at: string }
  /** A part of an answer arrived. answering.ts describes its effect. */
  | { type: 'changed'; change: Change }
  | { type: 'failed'; turn: NewTurn | null; reason: string }
  | { type: 'cleared' }
  /** Switches to another conversation, whose content replaces the current one immediately. */
  | { type: 'reopened' };

export function reduceChat(state: ChatState, action: ChatAction): ChatState {
  switch (action.type) {
    case 'loaded':
      return {
        ...state,
        phase: 'ready',
        info: action.info,
        conversationId: action.conversation?.id ?? null,
        messages: action.conversation?.messages ?? [],
        hasEarlier: (action.conversation?.earlier ?? null) !== null,
        judged: action.judged,
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
        doing: 'answer',
        replaced: state.messages.find(({ id }) => id === action.turn.replaces) ?? null,
        failed: null,
      };
    case 'changed':
      return action.change(state);
    case 'failed':
      return {
        ...withReplacedAgain(state),
        running: null,
        failed: { turn: action.turn, reason: action.reason },
      };
    case 'cleared':
      return { ...initialState, phase: state.phase, info: state.info };
    case 'reopened':
      return { ...initialState, info: state.info };
  }
}

/**
 * Adds the question and its empty answer. The same IDs restart that answer, and another answer replaces the old one: the
 * question stays in place.
 */
function withTurn(messages: readonly Message[], turn: NewTurn, at: string): readonly Message[] {
  const others = messages.filter(({ id }) => ![turn.id, turn.userMessageId, turn.replaces].includes(id));
  const question = messages.find(({ id }) => id === turn.userMessageId);
  // The text of an interrupted answer stays until it is sent again.
  const parts = messages.find(({ id }) => id === turn.id)?.parts ?? [];
  return [
    ...others,
    question ?? {
      id: turn.userMessageId,
      role: 'user',
      status: 'done',
      engine: null,
      parts: [{ type: 'text', text: turn.text }],
      createdAt: at,
    },
    { id: turn.id, role: 'assistant', status: 'streaming', engine: null, parts, createdAt: at },
  ];
}

/** Restores the replaced answer, because the server still has it. */
function withReplacedAgain(state: ChatState): ChatState {
  const { replaced, messages } = state;
  if (!replaced) return state;
  return { ...state, replaced: null, messages: [...messages.slice(0, -1), replaced] };
}
