import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { legalFacts as schema } from '#contract/legal.ts';
import type { LegalFacts } from '#domain/legal-facts.ts';

/** The facts of this installation, loaded after the page is rendered. */
export function useLegalFacts(): LegalFacts | 'loading' | 'failed' {
  const [facts, setFacts] = useState<LegalFacts | 'loading' | 'failed'>('loading');
  useEffect(() => {
    const stop = new AbortController();
    load(stop.signal).then(setFacts, () => {
      if (!stop.signal.aborted) setFacts('failed');
    });
    return () => stop.abort();
  }, []);
  return facts;
}

async function load(signal: AbortSignal): Promise<LegalFacts> {
  const response = await fetch('/legal.json', { signal });
  if (!response.ok) throw new Error(`The facts answered ${response.status}`);
  return v.parse(schema, await response.json());
}
