import type { AuthChangeEvent, Session } from '@supabase/auth-js';
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
import { readAuthArrival } from './auth-arrival.ts';
import { authClient } from './auth-client.ts';
import { type SessionUser, toSessionUser } from './session-user.ts';
import { hasStoredSession, readStoredSession } from './stored-session.ts';

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'unreachable' }
  | { status: 'signed-in'; user: SessionUser; isRecovering: boolean };

interface SessionValue {
  session: SessionState;
  /** Asks again after the server could not be reached. */
  retry: () => void;
}

const SessionContext = createContext<SessionValue | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<SessionState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);

  // After the first render, which has to be the one that was drawn at build time, and before it is painted.
  // oxlint-disable-next-line react/set-state-in-effect -- hence a second render, once
  useLayoutEffect(() => setSession((current) => storedState() ?? current), []);

  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    async function follow() {
      const hasNews = readAuthArrival(location).kind === 'news';
      const client = await authClient();
      if (isGone) return;
      const { data } = client.onAuthStateChange((event, next) =>
        setSession((current) => nextState(current, event, next)),
      );
      stop = () => data.subscription.unsubscribe();
      // What this browser keeps of the person is older than the link that was just opened.
      if (hasNews && hasStoredSession()) await client.refreshSession();
    }
    follow().catch(() => {
      if (!isGone)
        setSession((current) => (current.status === 'loading' ? { status: 'unreachable' } : current));
    });
    return () => {
      isGone = true;
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
 * Who was signed in when the page was left. Null when only the auth client can tell: a token has run out, or
 * a link from a mail is about to sign somebody in.
 */
function storedState(): SessionState | null {
  if (readAuthArrival(location).kind === 'session') return null;
  const stored = readStoredSession();
  if (stored) return { status: 'signed-in', user: stored.user, isRecovering: false };
  return hasStoredSession() ? null : { status: 'signed-out' };
}

function nextState(current: SessionState, event: AuthChangeEvent, next: Session | null): SessionState {
  if (!next) return { status: 'signed-out' };
  const wasRecovering = current.status === 'signed-in' && current.isRecovering;
  return {
    status: 'signed-in',
    user: toSessionUser(next.user),
    isRecovering: event === 'PASSWORD_RECOVERY' || (wasRecovering && event !== 'USER_UPDATED'),
  };
}

export function useSession(): SessionValue {
  const value = use(SessionContext);
  if (!value) throw new Error('There is no session provider around this component');
  return value;
}

/** The signed-in person; only for components that stand behind the protected routes. */
export function useUser(): SessionUser {
  const { session } = useSession();
  if (session.status !== 'signed-in') throw new Error('Nobody is signed in here');
  return session.user;
}
