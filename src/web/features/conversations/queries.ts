import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import {
  type AnswerFeedback,
  type ConversationSearch,
  type FoundConversation,
  type GivenFeedback,
  conversation,
  deletedConversations,
  foundConversation,
  givenFeedback,
} from '#contract/chat.ts';
import { type Retention, type RetentionChange, retention } from '#contract/retention.ts';
import { type Transcript, transcript } from '#contract/transcript.ts';
import type { AssistantId } from '#domain/assistant.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { askChat, json, tellChat } from './ask-chat.ts';

const listsKey = (userId: string) => ['conversations', userId] as const;
const retentionKey = (userId: string) => ['keeping', userId] as const;
const feedbackKey = (userId: string, id: string) => ['feedback', userId, id] as const;

const foundList = v.object({ conversations: v.array(foundConversation) });

export async function searchConversations(search: ConversationSearch): Promise<FoundConversation[]> {
  return (await askChat(foundList, '/conversations/search', json('POST', search))).conversations;
}

/** The newest conversations, or those that match the query. */
export function useConversations(words: string, advisor: AssistantId | null) {
  const { id } = useUser();
  return useQuery({
    queryKey: [...listsKey(id), words, advisor],
    queryFn: () => searchConversations({ words, advisor, before: null }),
    staleTime: 0,
  });
}

export function useConversation(id: string) {
  const user = useUser();
  return useInfiniteQuery({
    queryKey: ['conversation', user.id, id],
    queryFn: ({ pageParam }) =>
      askChat(conversation, `/conversations/${id}${pageParam === null ? '' : `?before=${pageParam}`}`),
    initialPageParam: null as string | null,
    getNextPageParam: ({ earlier }) => earlier,
    select: ({ pages }) =>
      pages[0] && { ...pages[0], messages: pages.toReversed().flatMap((page) => page.messages) },
    staleTime: 0,
    retry: false,
  });
}

export function useFeedback(id: string) {
  const user = useUser();
  return useQuery({
    queryKey: feedbackKey(user.id, id),
    queryFn: async () => (await askChat(givenFeedback, `/conversations/${id}/feedback`)).given,
  });
}

export function useRetention() {
  const { id } = useUser();
  return useQuery({
    queryKey: retentionKey(id),
    queryFn: () => askChat(retention, '/keeping'),
    // Another tab may have changed the setting.
    staleTime: 0,
  });
}

export function useChangeRetention(): (change: RetentionChange) => Promise<void> {
  const { id } = useUser();
  const queries = useQueryClient();
  return async (change) => {
    const changed: Retention = await askChat(retention, '/keeping', json('PUT', change));
    queries.setQueryData(retentionKey(id), changed);
  };
}

/** Reloads all displayed data about conversations. */
export async function invalidateConversations(queries: QueryClient): Promise<void> {
  queries.removeQueries({ queryKey: ['conversation'] });
  await queries.invalidateQueries({ queryKey: ['conversations'] });
}

export async function renameConversation(id: string, title: string): Promise<void> {
  await tellChat(`/conversations/${id}`, json('PATCH', { title }));
}

export async function deleteConversation(id: string): Promise<void> {
  await tellChat(`/conversations/${id}`, { method: 'DELETE' });
}

export async function deleteAllConversations(): Promise<number> {
  return (await askChat(deletedConversations, '/conversations', { method: 'DELETE' })).deleted;
}

export async function openConversation(id: string): Promise<void> {
  await tellChat(`/conversations/${id}/open`, { method: 'POST' });
}

/** Null withdraws the rating. */
export function useRateAnswer(conversationId: string) {
  const { id } = useUser();
  const queries = useQueryClient();
  return async (answer: string, feedback: AnswerFeedback | null): Promise<void> => {
    const path = `/answers/${answer}/feedback`;
    await tellChat(path, feedback ? json('PUT', feedback) : { method: 'DELETE' });
    queries.setQueryData<GivenFeedback['given']>(feedbackKey(id, conversationId), (before) => {
      if (!before) return before;
      const others = before.filter((one) => one.answer !== answer);
      return feedback ? [...others, { answer, ...feedback }] : others;
    });
  };
}

export function readTranscript(id: string): Promise<Transcript> {
  return askChat(transcript, `/conversations/${id}/transcript?zone=${encodeURIComponent(browserTimeZone())}`);
}

export async function mailTranscript(
  id: string,
  { version, includesSensitive }: { version: string; includesSensitive: boolean },
): Promise<void> {
  const body = { zone: browserTimeZone(), version, includesSensitive };
  await tellChat(`/conversations/${id}/transcript/mail`, json('POST', body));
}

function browserTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}
