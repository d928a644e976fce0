import { type SessionUser, toSessionUser } from './session-user.ts';
import { storageKeys } from '#web/lib/storage-keys.ts';

export interface StoredSession {
  accessToken: string;
  /** In seconds since 1970. */
  expiresAt: number;
  user: SessionUser;
}

const SPARE_SECONDS = 60;

/**
 * The session that the auth client has stored in this browser, if its access token is valid for another minute. It
 * allows the first requests without waiting for the auth client. The server verifies it.
 */
export function readStoredSession(): StoredSession | null {
  try {
    return parseStoredSession(localStorage.getItem(storageKeys.session), Date.now());
  } catch {
    // The browser has no storage.
    return null;
  }
}

/** Returns the session even if its token has expired: for reading offline, while the server is unavailable. */
export function readOfflineSession(): StoredSession | null {
  try {
    const stored = parseStoredSession(localStorage.getItem(storageKeys.session), 0);
    return localStorage.getItem(storageKeys.offline) === stored?.user.id ? stored : null;
  } catch {
    return null;
  }
}

/** Whether there is any session, even an expired one, that the auth client has to check. */
export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(storageKeys.session) !== null;
  } catch {
    return false;
  }
}

/** The account of this browser's session, even an expired one. */
export function readStoredUserId(): string | null {
  try {
    return parseStoredUserId(localStorage.getItem(storageKeys.session));
  } catch {
    return null;
  }
}

export function parseStoredUserId(kept: string | null): string | null {
  const { id } = asRecord(asRecord(kept && parseJson(kept))['user']);
  return typeof id === 'string' ? id : null;
}

/** `now` in milliseconds. */
export function parseStoredSession(kept: string | null, now: number): StoredSession | null {
  const session = asRecord(kept && parseJson(kept));
  const user = asRecord(session['user']);
  const { access_token: accessToken, expires_at: expiresAt } = session;
  if (typeof accessToken !== 'string' || typeof expiresAt !== 'number' || typeof user['id'] !== 'string') {
    return null;
  }
  if (expiresAt - SPARE_SECONDS <= now / 1000) return null;
  const email = typeof user['email'] === 'string' ? user['email'] : '';
  return {
    accessToken,
    expiresAt,
    user: toSessionUser({ id: user['id'], email, user_metadata: user['user_metadata'] }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function asRecord(value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value ?? {}));
}
