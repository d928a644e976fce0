import * as v from 'valibot';
import {
  type AccountStanding,
  type Deletion,
  type DeletionReceipt,
  type Proof,
  accountError,
  accountStanding,
  deletionReceipt,
} from '#contract/account.ts';
import { accessToken } from '#web/lib/session/auth-client.ts';

/** An error with a message for the person. */
class AccountProblem extends Error {}

const UNREACHABLE = 'We couldn’t reach the server. Check your connection, then try again.';
const UNEXPECTED = 'Something went wrong on our end. Try again in a moment.';

export async function fetchStanding(): Promise<AccountStanding> {
  return v.parse(accountStanding, await (await ask('')).json());
}

/** Used for people without a password: the code is sent to an address that the server knows. */
export async function requestCode(): Promise<void> {
  await ask('/code', {});
}

/** The file that the server made. */
export async function fetchExport(proof: Proof): Promise<Uint8Array> {
  const answer = await ask('/copy', proof);
  try {
    return new Uint8Array(await answer.arrayBuffer());
  } catch {
    // The connection broke, and an incomplete file is useless.
    throw new AccountProblem(UNREACHABLE);
  }
}

export async function deleteAccount(deletion: Deletion): Promise<DeletionReceipt> {
  return v.parse(deletionReceipt, await (await ask('/deletion', deletion)).json());
}

export async function keepAccount(): Promise<void> {
  await ask('/keep', {});
}

async function ask(path: string, body?: object): Promise<Response> {
  const answer = await request(path, body).catch(() => null);
  if (!answer) throw new AccountProblem(UNREACHABLE);
  if (answer.ok) return answer;
  const refusal = v.safeParse(accountError, await answer.json().catch(() => null));
  throw new AccountProblem(refusal.success ? refusal.output.error.message : UNEXPECTED);
}

async function request(path: string, body: object | undefined): Promise<Response> {
  const token = await accessToken();
  return fetch(`/functions/v1/account${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token ?? ''}` },
    ...(body && { body: JSON.stringify(body) }),
  });
}

export function problemText(error: unknown): string {
  return error instanceof AccountProblem ? error.message : UNEXPECTED;
}
