import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { StoredToolInput, NewTurn } from '#contract/chat.ts';
import { type ChatClient, ChatFailure, UNEXPECTED } from '../chat-client.ts';
import { answerAgain } from '../turns/answer-again.ts';
import { type Change, type ChatState, initialState, reduceChat } from '../conversation/conversation-state.ts';
import { fetchConversation } from '../conversation/fetch-conversation.ts';
import { textOf } from '../messages/message-text.ts';
import { loadWithRetries } from './load-with-retries.ts';

export interface Chat {
  state: ChatState;
  /** With a tool, `text` names its result and is stored. */
  send: (text: string, tool?: StoredToolInput) => void;
  /** Requests another answer to the newest question. */
  answerAgain: () => void;
  /** Retries the failed question. If there is none, reloads the conversation. */
  retry: () => void;
  stop: () => void;
  /** Leaves the stored conversation and starts an empty one. */
  startOver: () => void;
  /** Reloads the conversation from the server. */
  reopen: () => void;
  deleteConversation: () => Promise<void>;
}

interface ChatEvents {
  onTurnEnd: () => void;
  /** The conversation was deleted elsewhere, so this turn was not accepted. A new conversation has started. */
  onGone: (turn: NewTurn) => void;
}

export function useChat(client: ChatClient, advisor: string, { onTurnEnd, onGone }: ChatEvents): Chat {
  const [state, dispatch] = useReducer(reduceChat, initialState);
  const current = useRef(state);
  useEffect(() => {
    current.current = state;
  });
  /** Increases with every new conversation, so that events of an abandoned one are not shown. */
  const generation = useRef(0);
  /** The turn to stop. If the server doesn't know it yet, the stop is sent when its answer starts. */
  const toStop = useRef<string>(null);

  const follow = useCallback(
    async (turn: NewTurn | null, begin: () => Promise<AsyncIterable<Change> | Change[]>) => {
      const mine = generation.current;
      try {
        for await (const change of await begin()) {
          if (mine !== generation.current) return;
          dispatch({ type: 'changed', change });
        }
        onTurnEnd();
      } catch (error) {
        if (mine !== generation.current) return;
        if (turn && error instanceof ChatFailure && error.code === 'not_found') {
          generation.current += 1;
          dispatch({ type: 'cleared' });
          onGone(turn);
        } else dispatch({ type: 'failed', turn, reason: reasonOf(error) });
      }
    },
    [onTurnEnd, onGone],
  );

  const ask = useCallback(
    (turn: NewTurn) => {
      dispatch({ type: 'asked', turn, at: new Date().toISOString() });
      void follow(turn, async () => {
        const mine = generation.current;
        const isLeft = () => mine !== generation.current;
        const started = async () => {
          const id = await client.startConversation(advisor);
          // The conversation was left or deleted meanwhile, so nothing may be written to it.
          if (isLeft()) await client.deleteConversation(id);
          else dispatch({ type: 'started', conversationId: id });
          return id;
        };
        const [{ ask: askFor }, conversationId] = await Promise.all([
          fetchConversation(),
          current.current.conversationId ?? started(),
        ]);
        if (isLeft()) return [];
        return askFor({ client, conversationId, isUnwanted: () => toStop.current === turn.id }, turn);
      });
    },
    [client, advisor, follow],
  );

  const load = useCallback(async () => {
    const mine = ++generation.current;
    try {
      const [info, opened] = await loadWithRetries(() =>
        Promise.all([client.advisor(advisor), openNewest(client, advisor)]),
      );
      if (mine !== generation.current) return;
      const conversation = opened?.conversation ?? null;
      dispatch({ type: 'loaded', info, conversation, judged: opened?.judged ?? new Map() });
      const live = conversation?.live;
      if (live) {
        void follow(null, async () => {
          const { resume } = await fetchConversation();
          return resume({ client, conversationId: conversation.id }, live.turn, live.after);
        });
      }
    } catch (error) {
      if (mine === generation.current) dispatch({ type: 'closed', reason: reasonOf(error) });
    }
  }, [client, advisor, follow]);

  useEffect(() => {
    void load();
  }, [load]);

  const startOver = useCallback(() => {
    generation.current += 1;
    dispatch({ type: 'cleared' });
  }, []);

  const again = () => {
    const [question, answer] = state.messages.slice(-2);
    if (!question || !answer) return;
    const text = textOf(question);
    ask({ id: crypto.randomUUID(), userMessageId: question.id, text, replaces: answer.id });
  };

  return {
    state,
    answerAgain: again,
    send: (text, tool) => ask({ id: crypto.randomUUID(), userMessageId: crypto.randomUUID(), text, tool }),
    retry: () => {
      const turn = state.failed?.turn;
      if (turn) ask(turn);
      else if (answerAgain(state)) again();
      else void load();
    },
    stop: () => {
      toStop.current = state.running;
      if (state.conversationId && state.running) {
        client.stop(state.conversationId, state.running).catch(() => undefined);
      }
    },
    startOver,
    reopen: () => {
      dispatch({ type: 'reopened' });
      void load();
    },
    deleteConversation: async () => {
      if (state.conversationId) await client.deleteConversation(state.conversationId);
      startOver();
    },
  };
}

async function openNewest(client: ChatClient, advisor: string) {
  const id = await client.newestConversation(advisor);
  if (id === null) return null;
  const { openConversation } = await fetchConversation();
  return openConversation(client, id);
}

function reasonOf(error: unknown): string {
  return error instanceof ChatFailure ? error.message : UNEXPECTED.message;
}
