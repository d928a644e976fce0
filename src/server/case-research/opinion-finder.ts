import type { CaseSearch, FoundOpinions } from '#contract/case-research.ts';
import type { CaseResearchConfig } from './case-research-config.ts';
import { CourtListenerFailure, findOpinions } from './court-listener.ts';

export type OpinionFinder = (search: CaseSearch) => Promise<FoundOpinions>;

/**
 * Results are cached, because a free account of the service has 125 requests a day for all people here, and decisions
 * don’t change.
 */
const CACHE_MS = 24 * 60 * 60_000;
const MAX_CACHED = 300;

interface Kept {
  until: number;
  answer: Promise<FoundOpinions>;
}

/** Asks the service once a day for each page, and not while it is rate-limited. */
export function openOpinionFinder(
  config: CaseResearchConfig,
  now: () => Date,
  limitMs: number,
): OpinionFinder {
  const kept = new Map<string, Kept>();
  let waitsUntil = 0;

  const ask = async (search: CaseSearch) => {
    const wait = Math.ceil((waitsUntil - now().getTime()) / 1000);
    if (wait > 0) throw new CourtListenerFailure('throttled', wait);
    try {
      return await findOpinions(config, search, limitMs);
    } catch (error) {
      if (error instanceof CourtListenerFailure && error.retryAfter !== undefined)
        waitsUntil = now().getTime() + error.retryAfter * 1000;
      throw error;
    }
  };

  return (search) => {
    const key = JSON.stringify([search.state, search.subject, search.cursor ?? '']);
    const known = kept.get(key);
    if (known && known.until > now().getTime()) return known.answer;
    const answer = ask(search);
    kept.delete(key);
    kept.set(key, { until: now().getTime() + CACHE_MS, answer });
    answer.catch(() => kept.get(key)?.answer === answer && kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > MAX_CACHED && oldest !== undefined) kept.delete(oldest);
    return answer;
  };
}
