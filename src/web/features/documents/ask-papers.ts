import * as v from 'valibot';
import {
  type StartedReview,
  type LinesToSumUp,
  type PaperErrorCode,
  type PaperSummary,
  type SavedFindings,
  type SavedReview,
  type SavedReviewList,
  startedReview,
  paperError,
  paperSummary,
  savedReview,
  savedReviewList,
} from '#contract/papers.ts';
import { accessToken } from '#web/lib/session/auth-client.ts';

/** An error with a message for the person. */
export class PaperProblem extends Error {
  readonly code: PaperErrorCode | null;

  constructor(message: string, code: PaperErrorCode | null = null) {
    super(message);
    this.code = code;
  }
}

const UNREACHABLE = 'We couldn’t reach the server. Check your connection, then try again.';
const UNEXPECTED = 'Something went wrong on our end. Try again in a moment.';

export async function beginReview(id: string): Promise<StartedReview> {
  return v.parse(startedReview, await (await ask('POST', `/${id}`)).json());
}

export async function saveReview(id: string, findings: SavedFindings): Promise<void> {
  await ask('PUT', `/${id}`, findings);
}

export async function listReviews(): Promise<SavedReviewList> {
  return v.parse(savedReviewList, await (await ask('GET', '')).json());
}

export async function openReview(id: string): Promise<SavedReview> {
  return v.parse(savedReview, await (await ask('GET', `/${id}`)).json());
}

export async function requestSummary(id: string, lines: LinesToSumUp): Promise<PaperSummary> {
  return v.parse(paperSummary, await (await ask('POST', `/${id}/summary`, lines)).json());
}

export async function deleteReview(id: string): Promise<void> {
  await ask('DELETE', `/${id}`);
}

function ask(method: string, path: string, body?: object): Promise<Response> {
  return askReviews(method, path, {
    headers: { 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
}

/** Rejects with a `PaperProblem`. */
export async function askReviews(
  method: string,
  path: string,
  init: { body?: BodyInit; headers?: Record<string, string> } = {},
): Promise<Response> {
  const answer = await request(method, path, init).catch(() => null);
  if (!answer) throw new PaperProblem(UNREACHABLE);
  if (answer.ok) return answer;
  const refusal = v.safeParse(paperError, await answer.json().catch(() => null));
  if (!refusal.success) throw new PaperProblem(UNEXPECTED);
  throw new PaperProblem(refusal.output.error.message, refusal.output.error.code);
}

async function request(
  method: string,
  path: string,
  { headers, body }: { body?: BodyInit; headers?: Record<string, string> },
): Promise<Response> {
  const token = await accessToken();
  return fetch(`/functions/v1/papers/reviews${path}`, {
    method,
    headers: { ...headers, Authorization: `Bearer ${token ?? ''}` },
    ...(body !== undefined && { body }),
  });
}
