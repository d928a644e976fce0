import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { deviceName } from '#domain/device.ts';
import { publicConfig } from '#web/lib/data/public-config.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { showToast } from '#web/lib/toast-store.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { momentText } from './moment-text.ts';
import { refusalText } from './refusal-text.ts';
import {
  type SessionRow,
  endOtherSessions,
  endSession,
  sessionsKey,
  useSessions,
} from './security-queries.ts';

/** Shows this device and the most recently used ones. People who often sign in without signing out have dozens. */
const NEWEST = 5;

export function SessionsCard() {
  const { data: sessions, isError, refetch } = useSessions();
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed with its line, and loses the focus.
  const end = useEnd(() => title.current?.focus({ preventScroll: true }));
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? sessions : sessions?.slice(0, NEWEST);
  const others = sessions?.filter((session) => !session.is_current) ?? [];
  return (
    <Card aria-labelledby="sessions-title">
      <h3 id="sessions-title" ref={title} tabIndex={-1} className="text-lg">
        Where you’re signed in
      </h3>
      <p className="mt-1 mb-2 text-sm text-ink-soft">
        If you see a device that isn’t yours, sign it out. Then choose a new password.
      </p>
      {isError && !sessions && (
        <LoadError
          title="We couldn’t load your devices"
          description="Check your connection, then try again."
          onRetry={() => void refetch()}
        />
      )}
      {!isError && !sessions && <Skeleton className="h-14" />}
      {shown && (
        <ul className="-mb-2 divide-y divide-line">
          {shown.map((session) => (
            <SessionLine
              key={session.id}
              session={session}
              isBusy={end.isPending}
              onEnd={() => end.mutate(session.id)}
            />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <div className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
          <Button variant="secondary" isBusy={end.isPending} onClick={() => end.mutate('others')}>
            Sign out everywhere else
          </Button>
          {sessions && sessions.length > NEWEST && !showsAll && (
            <Button
              variant="quiet"
              className="-mx-4"
              onClick={() => {
                setShowsAll(true);
                title.current?.focus({ preventScroll: true });
              }}
            >
              Show all {sessions.length}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}

interface SessionLineProps {
  session: SessionRow;
  isBusy: boolean;
  onEnd: () => void;
}

function SessionLine({ session, isBusy, onEnd }: SessionLineProps) {
  const device = deviceName(session.user_agent);
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0 flex-[1_1_9rem]">
        <p className="font-semibold wrap-anywhere">{device}</p>
        <p className="text-sm text-ink-soft">Last used {momentText(session.last_seen_at)}</p>
      </div>
      {session.is_current ? (
        <Badge tone="pine">This device</Badge>
      ) : (
        <Button
          variant="quiet"
          size="small"
          className="-mx-3"
          isBusy={isBusy}
          onClick={onEnd}
          aria-label={`Sign out ${device}, last used ${momentText(session.last_seen_at)}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}

/** On a hosted project a session ends with its access token, which expires after an hour by default. */
async function hasOwnTables(): Promise<boolean> {
  const { supabaseUrl } = await publicConfig();
  return new URL(supabaseUrl).origin === location.origin;
}

function useEnd(onEnded: () => void) {
  const { id } = useUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (session: string) => (session === 'others' ? endOtherSessions() : endSession(session)),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: sessionsKey(id) });
      onEnded();
      showToast({
        title: 'Signed out',
        description: (await hasOwnTables())
          ? 'No one can open new pages in your account on that device. A page that’s already open may stay on the screen.'
          : 'Someone on that device may still be able to see your account for up to an hour.',
      });
    },
    onError: (error) =>
      showToast({
        title: 'We couldn’t sign that device out',
        description: refusalText(error),
        variant: 'destructive',
      }),
  });
}
