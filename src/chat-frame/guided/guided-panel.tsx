import { type RefObject, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import type { StoredToolInput } from '#contract/chat.ts';
import type { ChatClient } from '../chat-client.ts';
import type { Host } from '../host/host.ts';
import { AnswerList } from './answer-list.tsx';
import { DeleteAnswers } from './delete-answers.tsx';
import { GoOn } from './go-on.tsx';
import { GuidedPage } from './guided-page.tsx';
import { GuidedStep } from './guided-step.tsx';
import { showInList } from './show-in-list.ts';
import { useGuided } from './use-guided.ts';

export interface GuidedPanelProps {
  client: ChatClient;
  host: Host;
  conversationId: string;
  /** The ID of the newest message. Null while it is being written. */
  newest: string | null;
  onSend: (text: string, tool?: StoredToolInput) => void;
  onOpenPassage: (id: string) => void;
  /** Called with every text sent in the chat. */
  hear: RefObject<((text: string) => void) | null>;
}

/** The part below the messages: the buttons of the open question, the answers so far, and finally the page. */
export function GuidedPanel(props: GuidedPanelProps) {
  const { client, host, conversationId, newest, onOpenPassage } = props;
  const { view, hasFailed, own, keep, deleteAnswers } = useGuided({ client, conversationId, newest });
  const [opened] = useState(newest);
  const [isGoingOn, setIsGoingOn] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  useImperativeHandle(props.hear, () => keep, [keep]);

  /** A pressed button is removed with its question, so the next one takes the focus. */
  const send = (text: string, tool?: StoredToolInput) => {
    wasPressed.current = true;
    document.querySelector<HTMLElement>('.conversation')?.focus();
    props.onSend(text, tool);
  };

  // Runs before the question is painted, so that the focus doesn't leave a button that the person has just reached.
  useLayoutEffect(() => {
    if (!view || newest === null) return;
    const next = panel.current?.querySelector<HTMLElement>('[data-next]');
    const isFirst = view.answers.length === 0;
    const isTouch = window.matchMedia('(pointer: coarse)').matches;
    const isBack = newest === opened && !isFirst;
    // A page that is only loading must not move the focus.
    const isHere = document.hasFocus() && !isBack;
    if (isHere && (wasPressed.current || isTouch || isFirst)) next?.focus({ preventScroll: true });
    wasPressed.current = false;
    // A page is shown from its beginning. A question is shown with its buttons.
    const shown = view.page ? next : panel.current;
    if (shown) showInList(shown, view.page !== null);
  }, [view, newest, opened, isGoingOn]);

  if (hasFailed && newest !== null) {
    return (
      <p role="alert" className="problem">
        We couldn’t show the next question. Reload the page.
      </p>
    );
  }
  if (!view || newest === null) return null;
  const { step, status, page } = view;
  const isBack = newest === opened && !isGoingOn && step !== null && step.number > 1;
  return (
    <section ref={panel} aria-label="Step by step" className="guided">
      {(isBack || status === 'paused') && (
        <GoOn
          view={view}
          onGoOn={() => {
            if (status === 'paused') send('Continue');
            else setIsGoingOn(true);
          }}
        />
      )}
      {step && !isBack && <GuidedStep key={newest} step={step} onSend={send} />}
      {page && (
        <GuidedPage
          page={page}
          canKeep={view.canKeep}
          own={own}
          host={host}
          answers={view.answers}
          onSend={send}
          onOpenPassage={onOpenPassage}
        />
      )}
      {view.answers.length > 0 && (
        <AnswerList key={`${newest}-answers`} view={view} own={own} onSend={send} />
      )}
      {(status === 'done' || status === 'paused' || isBack) && <DeleteAnswers onDelete={deleteAnswers} />}
    </section>
  );
}
