import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { AssistantId } from '#domain/assistant.ts';
import { readStoredSession } from '#web/lib/session/stored-session.ts';
import { showToast } from '#web/lib/toast-store.ts';
import { problemText, tellChat, tellChatOnLeaving } from './ask-chat.ts';
import { useRetention } from './queries.ts';
import {
  type EphemeralHold,
  type EphemeralNews,
  holdEphemeral,
  isHeldElsewhere,
  listenToOtherWindows,
  tellOtherWindows,
} from './ephemeral-windows.ts';

/**
 * Whether the chat with an advisor is stored, according to the server. The window that started an ephemeral chat
 * holds it, and ends it when it is left, reloaded or redirected. Until then other windows show the same.
 */
export function useEphemeral(advisor: AssistantId, onRestart: () => void) {
  const retention = useRetention();
  const queries = useQueryClient();
  const isEphemeral = retention.data?.unkept.includes(advisor) ?? false;
  const hold = useRef<EphemeralHold>(null);
  /** Whether the chat below is ephemeral. */
  const showsEphemeral = useRef(false);
  const path = `/unkept/${advisor}`;

  const release = () => {
    const isOurs = hold.current !== null;
    hold.current?.release();
    hold.current = null;
    return isOurs;
  };
  const ask = async (method: 'PUT' | 'DELETE') => {
    try {
      await tellChat(path, { method });
      release();
      if (method === 'PUT') hold.current = await holdEphemeral(advisor);
      showsEphemeral.current = method === 'PUT';
      await queries.invalidateQueries({ queryKey: ['keeping'] });
      tellOtherWindows(advisor, method === 'PUT' ? 'begun' : 'closed');
      onRestart();
    } catch (error) {
      showToast({ title: 'That didn’t work', description: problemText(error), variant: 'destructive' });
    }
  };

  const onChange = useEffectEvent(async () => {
    if (isEphemeral) {
      showsEphemeral.current = true;
      // Left over from a page that could not end the chat, so it is closed now.
      if (!hold.current && !(await isHeldElsewhere(advisor))) await ask('DELETE');
    } else if (showsEphemeral.current) {
      // The chat was closed in another window: its content no longer exists.
      showsEphemeral.current = false;
      release();
      onRestart();
    }
  });
  useEffect(() => void onChange(), [isEphemeral]);

  const onNews = useEffectEvent(async (news: EphemeralNews) => {
    // The window that reported the chat may close before its own request arrives.
    if (news === 'closed') await tellChat(path, { method: 'DELETE' }).catch(() => undefined);
    await queries.invalidateQueries({ queryKey: ['keeping'] });
    if (news === 'begun') onRestart();
  });
  useEffect(() => listenToOtherWindows(advisor, (news) => void onNews(news)), [advisor]);

  const closeOurs = useEffectEvent(() => {
    const token = readStoredSession()?.accessToken;
    if (!release()) return;
    if (token) tellChatOnLeaving(path, token);
    tellOtherWindows(advisor, 'closed');
  });
  useEffect(() => {
    if (!isEphemeral) return undefined;
    const close = () => closeOurs();
    // The page was restored from the browser's page cache: the chat's content was deleted.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void queries.invalidateQueries({ queryKey: ['keeping'] });
    };
    window.addEventListener('pagehide', close);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', close);
      window.removeEventListener('pageshow', comeBack);
      close();
      queries.removeQueries({ queryKey: ['keeping'], type: 'inactive' });
    };
  }, [isEphemeral, queries]);

  return {
    isEphemeral,
    isKnown: retention.isSuccess,
    begin: () => ask('PUT'),
    end: () => ask('DELETE'),
  };
}
