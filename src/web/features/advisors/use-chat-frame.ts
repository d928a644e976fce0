import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { AssistantId } from '#domain/assistant.ts';
import { quickExitOnShift } from '#web/lib/quick-exit/quick-exit.ts';
import { isFrameHealthy } from './ask-frame-health.ts';
import type { ChatEmbed } from './chat-embed.ts';
import { type ChatHostState, chatHostReducer, chatHostStart, nextByItself } from './chat-host-state.ts';
import { type FrameConversation, type Theme, startFrameConversation } from './frame-conversation.ts';
import { takePendingQuestion } from '#web/lib/pending-question.ts';

interface ChatFrameOptions {
  embed: ChatEmbed;
  /** The advisor. Absent for an address outside the list. */
  assistant: AssistantId | undefined;
  /** Each new number reloads the frame's conversation from the server. */
  reloadKey: number;
  theme: Theme;
  accessToken: (refused: string | null) => Promise<string | null>;
  onLeave: () => void;
  onTalking: (isTalking: boolean) => void;
  onHandOver: (advisor: AssistantId, text: string) => void;
}

interface ChatFrame extends ChatHostState {
  frame: RefObject<HTMLIFrameElement | null>;
  onLoad: () => void;
  retry: () => void;
}

/** The state of the frame, and its conversation with this page. */
export function useChatFrame(options: ChatFrameOptions): ChatFrame {
  const { embed, assistant, reloadKey, theme, accessToken, onLeave, onTalking, onHandOver } = options;
  const [state, dispatch] = useReducer(chatHostReducer, chatHostStart);
  const queries = useQueryClient();
  const frame = useRef<HTMLIFrameElement>(null);
  const conversation = useRef<FrameConversation>(null);
  const health = useRef<Promise<boolean>>(null);
  const themeNow = useEffectEvent(() => theme);
  const giveToken = useEffectEvent(accessToken);
  const leave = useEffectEvent(onLeave);
  const talking = useEffectEvent(onTalking);
  const handedOver = useEffectEvent(onHandOver);
  const handedToThis = useEffectEvent(() => takePendingQuestion(assistant));
  const isLoaded = useEffectEvent(() => state.phase === 'loaded');

  useEffect(() => {
    const started = startFrameConversation(window, {
      embed,
      frame: () => frame.current?.contentWindow ?? null,
      theme: () => themeNow(),
      accessToken: (refused) => giveToken(refused),
      onReady: (window) => {
        if (window) quickExitOnShift(window);
        dispatch('ready');
      },
      onDelivered: () => frame.current?.scrollIntoView({ block: 'nearest' }),
      onLeave: () => leave(),
      onDeadlineAdded: () => void queries.invalidateQueries({ queryKey: ['deadlines'] }),
      onGone: () => void queries.invalidateQueries({ queryKey: ['keeping'] }),
      onTalking: (isTalking) => talking(isTalking),
      onHandOver: (advisor, text) => handedOver(advisor, text),
    });
    conversation.current = started;
    const question = handedToThis();
    if (question) started.ask(question);
    return () => started.end();
  }, [embed, queries]);

  useEffect(() => {
    const next = nextByItself(state);
    if (!next) return undefined;
    const timer = setTimeout(() => dispatch(next.event), next.after);
    return () => clearTimeout(timer);
  }, [state]);

  const { attempt } = state;
  const isPutIn = state.phase !== 'setup';
  useEffect(() => {
    if (embed.isOwn || !assistant || !isPutIn) return undefined;
    let isOver = false;
    const asked = isFrameHealthy(assistant);
    health.current = asked;
    void asked.then((isWell) => !isWell && !isOver && dispatch('blocked'));
    return () => {
      isOver = true;
      health.current = null;
    };
  }, [embed, assistant, isPutIn, attempt]);

  useEffect(() => {
    const notice = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI.startsWith(embed.origin)) dispatch('blocked');
    };
    document.addEventListener('securitypolicyviolation', notice);
    return () => document.removeEventListener('securitypolicyviolation', notice);
  }, [embed]);

  useEffect(() => {
    if (state.phase === 'loaded') conversation.current?.deliver();
  }, [state.phase]);

  const lastReloadKey = useRef(reloadKey);
  useEffect(() => {
    if (lastReloadKey.current === reloadKey) return;
    lastReloadKey.current = reloadKey;
    // An earlier request that is still running may have covered this.
    if (!isLoaded()) dispatch('restart');
    else conversation.current?.restart();
  }, [reloadKey]);

  useEffect(() => {
    if (embed.isOwn) conversation.current?.showTheme(theme);
  }, [embed, theme]);

  const showWhenWell = async () => {
    const asked = health.current;
    const isWell = asked === null || (await asked);
    // Another attempt has its own frame and answer.
    if (isWell && health.current === asked) dispatch('ready');
  };

  return {
    ...state,
    frame,
    onLoad: () => {
      // A third-party frame doesn't report its state, and an error page also fires `load`. Our own chat has failed if
      // its page has.
      if (!embed.isOwn) void showWhenWell();
      else if (hasFailed(frame.current)) dispatch('failed');
    },
    retry: () => dispatch('retry'),
  };
}

/** Whether the frame shows an error page: the browser's own, or the server's. */
function hasFailed(frame: HTMLIFrameElement | null): boolean {
  try {
    const [navigation] = frame?.contentWindow?.performance.getEntriesByType('navigation') ?? [];
    return (
      navigation !== undefined && 'responseStatus' in navigation && Number(navigation.responseStatus) >= 400
    );
  } catch {
    return true;
  }
}
