import { useEffect, useState } from 'react';
import type { UnderstoodFacts } from '#contract/understood.ts';
import { type ChatClient, UNEXPECTED, json } from '../chat-client.ts';
import { localDay } from '../local-day.ts';
import { isUnderstoodFacts } from './understood-check.ts';

export type Fact = UnderstoodFacts['items'][number];

interface UnderstoodUse {
  /** Null until the facts are loaded. */
  known: UnderstoodFacts | null;
  hasFailed: boolean;
  forget: (fact: Fact) => Promise<void>;
  changeState: (code: string) => Promise<void>;
  share: (includesSensitive: boolean) => Promise<void>;
  stopSharing: () => Promise<void>;
}

/** The facts for the next answer, reloaded after each answer. `newest` is null while one is written. */
export function useUnderstood(
  client: ChatClient,
  conversationId: string,
  newest: string | null,
): UnderstoodUse {
  const [known, setKnown] = useState<UnderstoodFacts | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (newest === null) return;
    let isGone = false;
    const read = async () => {
      try {
        const read = await factsFrom(client, conversationId, '');
        if (isGone) return;
        setHasFailed(false);
        setKnown(read);
      } catch {
        if (!isGone) setHasFailed(true);
      }
    };
    void read();
    return () => {
      isGone = true;
    };
  }, [client, conversationId, newest]);

  const change = async (path: string, init: RequestInit) =>
    setKnown(await factsFrom(client, conversationId, path, init));
  return {
    known,
    hasFailed,
    forget: ({ key }) => change(`/${key}`, { method: 'DELETE' }),
    changeState: (value) => change('/state', json('PUT', { value })),
    share: (includesSensitive) => change('/sharing', json('PUT', { includesSensitive })),
    stopSharing: () => change('/sharing', { method: 'DELETE' }),
  };
}

async function factsFrom(
  client: ChatClient,
  conversationId: string,
  path: string,
  init?: RequestInit,
): Promise<UnderstoodFacts> {
  const address = `/conversations/${conversationId}/understood${path}?day=${localDay()}`;
  const answer: unknown = await (await client.request(address, init)).json();
  if (!isUnderstoodFacts(answer)) throw UNEXPECTED;
  return answer;
}
