import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { helpLines } from '#domain/help.ts';
import { publicConfig } from '#web/lib/data/public-config.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { HelpLines } from '#web/ui/help-lines.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { ContactForm, type SentMessage } from './contact-form.tsx';

/** How to reach people: a form, the reason why there is none, or the status of the message. */
export function ContactCard() {
  const config = useQuery({
    queryKey: ['public-config'],
    queryFn: publicConfig,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [sent, setSent] = useState<SentMessage | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button is removed, so the title takes the focus.
  const show = (next: SentMessage | null) => {
    title.current?.focus({ preventScroll: true });
    setSent(next);
  };
  const isShut = config.data?.takesMessages === false;
  return (
    <Card aria-labelledby="contact-title">
      <h2 id="contact-title" ref={title} tabIndex={-1} className="mb-3 scroll-mt-20 text-lg">
        Contact us
      </h2>
      {isShut && <ContactClosedNotice />}
      {!isShut && sent && <SentNotice sent={sent} onAgain={() => show(null)} />}
      {!isShut && !sent && <ContactForm onSent={show} />}
    </Card>
  );
}

function ContactClosedNotice() {
  return (
    <div className="space-y-3">
      <p>
        You can’t send messages from here yet. The chat on this page answers most questions about Evenkeel.
      </p>
      <p>If you need to talk to someone now, press “Get help now” at the top of the page.</p>
    </div>
  );
}

function SentNotice({ sent, onAgain }: { sent: SentMessage; onAgain: () => void }) {
  const lines = helpLines.filter(({ id }) => sent.lines.includes(id));
  return (
    <div className="space-y-5">
      <Notice tone="success" role="status" title="Your message is on its way">
        <p className="wrap-anywhere">
          {sent.replyTo
            ? `We’ll reply to ${sent.replyTo}. That can take a few days.`
            : 'We’ll read it. As you asked, we won’t reply.'}
        </p>
      </Notice>
      {lines.length > 0 && (
        <div className="space-y-3">
          <p className="font-semibold">
            No one will read your message right away. If you or someone else is in danger, these people can
            help now:
          </p>
          <HelpLines lines={lines} />
        </div>
      )}
      <Button variant="secondary" onClick={onAgain}>
        Send another message
      </Button>
    </div>
  );
}
