import * as v from 'valibot';
import {
  type CaseSearch,
  type FoundOpinions,
  caseResearchError,
  foundOpinions,
} from '#contract/case-research.ts';
import { accessToken } from '#web/lib/session/auth-client.ts';

const UNREACHABLE = 'We couldn’t reach the server. Check your connection, then try again.';
const UNEXPECTED = 'Something went wrong on our end. Try again in a moment.';

/** Rejects with an error whose message can be shown to the person. */
export async function findOpinions(search: CaseSearch, signal: AbortSignal): Promise<FoundOpinions> {
  const answer = await request(search, signal).catch(() => null);
  if (!answer) throw new Error(UNREACHABLE);
  const body: unknown = await answer.json().catch(() => null);
  const found = v.safeParse(foundOpinions, body);
  if (answer.ok && found.success) return found.output;
  const refused = v.safeParse(caseResearchError, body);
  throw new Error(refused.success ? refused.output.error.message : UNEXPECTED);
}

async function request(search: CaseSearch, signal: AbortSignal): Promise<Response> {
  const token = await accessToken();
  return fetch('/functions/v1/case-research/opinions', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token ?? ''}` },
    body: JSON.stringify(search),
    signal,
  });
}
