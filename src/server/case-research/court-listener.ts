import type { CaseSearch, FoundOpinions } from '#contract/case-research.ts';
import type { CaseResearchConfig } from './case-research-config.ts';
import { readFoundOpinions } from './read-found-opinions.ts';
import { searchWords } from './search-words.ts';

/** Why the service returned nothing. Only this is logged. */
export class CourtListenerFailure extends Error {
  readonly kind: 'unreachable' | 'refused' | 'throttled' | 'no-page' | 'unreadable';
  /** The delay in seconds. */
  readonly retryAfter: number | undefined;

  constructor(kind: CourtListenerFailure['kind'], retryAfter?: number) {
    super(kind);
    this.kind = kind;
    this.retryAfter = retryAfter;
  }
}

/** Twenty decisions are about 60 KB. */
const MAX_BYTES = 1_000_000;
const MAX_WAIT_SECONDS = 24 * 60 * 60;

/**
 * Calls the search of REST v4 (courtlistener.com/help/api/rest/search). The service receives the courts, the subject and
 * our token.
 */
export async function findOpinions(
  { baseUrl, token }: CaseResearchConfig,
  { state, subject, cursor }: CaseSearch,
  limitMs: number,
): Promise<FoundOpinions> {
  const address = new URL(`${baseUrl}/api/rest/v4/search/`);
  address.searchParams.set('type', 'o');
  address.searchParams.set('q', searchWords(state, subject));
  address.searchParams.set('order_by', 'score desc');
  if (cursor) address.searchParams.set('cursor', cursor);
  const text = await ask(address, token, limitMs);
  const found = readFoundOpinions(text, { state, subject });
  if (!found) throw new CourtListenerFailure('unreadable');
  return found;
}

async function ask(address: URL, token: string, limitMs: number): Promise<string> {
  try {
    const response = await fetch(address, {
      headers: { Authorization: `Token ${token}`, Accept: 'application/json' },
      // Redirects are refused, because they would send the token elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(limitMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw failureOf(response);
    }
    return await textOf(response);
  } catch (error) {
    throw error instanceof CourtListenerFailure ? error : new CourtListenerFailure('unreachable');
  }
}

function failureOf({ status, headers }: Response): CourtListenerFailure {
  if (status === 429) return new CourtListenerFailure('throttled', waitOf(headers.get('retry-after')));
  // "Invalid cursor" means that the page no longer exists.
  if (status === 404) return new CourtListenerFailure('no-page');
  return new CourtListenerFailure(status >= 500 ? 'unreachable' : 'refused');
}

function waitOf(header: string | null): number {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), MAX_WAIT_SECONDS) : 60;
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES) throw new CourtListenerFailure('unreadable');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
