import { useEffect, useState } from 'react';
import type { UnderstoodFacts } from '#contract/understood.ts';
import { type ChatClient, UNEXPECTED, json } from '../chat-client.ts';
import { localDay } from '../local-day.ts';
import { isUnderstoodFacts } from './understood-check.ts';

export type Fact = UnderstoodFacts['items'][number];

interface UnderstoodUse {
  /** Null until the facts are loaded. */
  facts: readonly Fact[] | null;
  hasFailed: boolean;
  forget: (fact: Fact) => Promise<void>;
  changeState: (code: string) => Promise<void>;
}

/** The facts for the next answer, reloaded after each answer. `newest` is null while one is written. */
export function useUnderstood(
  client: ChatClient,
  conversationId: string,
  newest: string | null,
): UnderstoodUse {
  const [facts, setFacts] = useState<readonly Fact[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (newest === null) return;
    let isGone = false;
    const read = async () => {
      try {
        const known = await factsFrom(client, conversationId, '');
        if (isGone) return;
        setHasFailed(false);
        setFacts(known);
      } catch {
        if (!isGone) setHasFailed(true);
      }
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [client, conversationId, newest]);

  return {
    facts,
    hasFailed,
    forget: async ({ key }) =>
      setFacts(await factsFrom(client, conversationId, `/${key}`, { method: 'DELETE' })),
    changeState: async (code) =>
      setFacts(await factsFrom(client, conversationId, '/state', json('PUT', { value: code }))),
  };
}

async function factsFrom(
  client: ChatClient,
  conversationId: string,
  path: string,
  init?: RequestInit,
): Promise<readonly Fact[]> {
  const address = `/conversations/${conversationId}/understood${path}?day=${localDay()}`;
  const answer: unknown = await (await client.request(address, init)).json();
  if (!isUnderstoodFacts(answer)) throw UNEXPECTED;
  return answer.items;
}
