import {
  type ReactNode,
  createContext,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { readAuthRedirect } from './auth-redirect.ts';
import { authClient } from './auth-client.ts';
import { clearOfflineData, clearOfflineDataOfOthers } from '#web/lib/offline/clear-offline-data.ts';
import { sessionNeedsClient } from './session-needs-client.ts';
import type { SessionUser } from './session-user.ts';
import {
  type StoredSession,
  hasStoredSession,
  readOfflineSession,
  readStoredSession,
} from './stored-session.ts';

export type SessionState =
  | { status: 'loading' }
  /** `needsCode`: the password was correct, the second step is still missing. */
  | { status: 'signed-out'; needsCode?: boolean }
  | { status: 'unreachable' }
  | { status: 'signed-in'; user: SessionUser; isRecovering: boolean };

interface SessionValue {
  session: SessionState;
  /** Retries after the server was unavailable. */
  retry: () => void;
}

/** The page starts without the session after this time, and says that it is loading or that the server is unavailable. */
const TIMEOUT_MS = 4000;

const SessionContext = createContext<SessionValue | null>(null);

interface SessionProviderProps {
  /** The initial session state, if it doesn't match the prerendered page. */
  known?: SessionState | undefined;
  children: ReactNode;
}

export function SessionProvider({ known, children }: SessionProviderProps) {
  const [session, setSession] = useState<SessionState>(known ?? { status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // Runs after the first render, which must match the prerendered page, and before it is painted.
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- hence a second render, once
    if (!known) setSession((current) => storedState() ?? current);
    // oxlint-disable-next-line react/exhaustive-deps -- it is there from the start or never
  }, []);

  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const again = () => setAttempt((count) => count + 1);
    async function follow() {
      if (!hasStoredSession()) clearOfflineData();
      const stored = readStoredSession();
      if (stored) clearOfflineDataOfOthers(stored.user.id);
      // Runs before the screen redirects and the URL is cleared.
      const hasNews = readAuthRedirect(location).kind === 'news';
      if (attempt === 0) await sessionNeedsClient();
      const [{ followSession }, client] = await Promise.all([import('./follow-session.ts'), authClient()]);
      if (!isGone) stop = followSession(client, setSession, hasNews);
    }
    follow().catch(() => {
      if (isGone) return;
      window.addEventListener('online', again);
      setSession((current) => (current.status === 'loading' ? unreachableState() : current));
    });
    return () => {
      isGone = true;
      window.removeEventListener('online', again);
      stop?.();
    };
  }, [attempt]);

  const retry = useCallback(() => {
    setSession({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  const value = useMemo(() => ({ session, retry }), [session, retry]);
  return <SessionContext value={value}>{children}</SessionContext>;
}

/**
 * The initial session of a page. An expired token, the usual case when a person returns, is renewed first. Until then
 * the page stays prerendered.
 */
export async function startingSession(): Promise<SessionState | undefined> {
  if (!storedState() && hasStoredSession()) {
    const renewal = authClient().then((client) => client.getSession());
    const patience = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
    await Promise.race([renewal, patience]).catch(() => undefined);
  }
  return storedState() ?? undefined;
}

function unreachableState(): SessionState {
  const stored = readOfflineSession();
  return stored ? signedIn(stored) : { status: 'unreachable' };
}

/**
 * The account that was signed in when the page was last left. Null if only the auth client knows: a token has expired,
 * or a link from an email is about to sign a person in.
 */
function storedState(): SessionState | null {
  if (readAuthRedirect(location).kind === 'session') return null;
  const stored = readStoredSession();
  if (stored) return signedIn(stored);
  return hasStoredSession() ? null : { status: 'signed-out' };
}

function signedIn({ user }: StoredSession): SessionState {
  return { status: 'signed-in', user, isRecovering: false };
}

export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('There is no session provider around this component');
  return value;
}

/** The signed-in person. Only for components on protected routes. */
export function useUser(): SessionUser {
  const { session } = useSession();
  if (session.status !== 'signed-in') throw new Error('Nobody is signed in here');
  return session.user;
}
