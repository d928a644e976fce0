import { useState } from 'react';
import { SUPPORT_MESSAGE_MAX, type SupportTopic, supportMessage, supportTopics } from '#contract/support.ts';
import { checkForm } from '#web/lib/forms/check-form.ts';
import { useUser } from '#web/lib/session/session.tsx';
import { useForm } from '#web/lib/forms/use-form.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldFrame, controlClass } from '#web/ui/forms/field.tsx';
import { Notice } from '#web/ui/status/notice.tsx';
import { ReplyChoice } from './reply-choice.tsx';
import { sendMessage } from './send-message.ts';

/** The status of a message. */
export interface SentMessage {
  /** Null if no reply is wanted. */
  replyTo: string | null;
  lines: readonly string[];
}

const topicNames: Readonly<Record<SupportTopic, string>> = {
  billing: 'My plan or a payment',
  account: 'My account or sign-in',
  privacy: 'My data and privacy',
  fault: 'Something isn’t working',
  other: 'Something else',
};

export function ContactForm({ onSent }: { onSent: (sent: SentMessage) => void }) {
  const { email } = useUser();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { errors, isSubmitting, formProps } = useForm({
    check: ({ topic, text, mayReply }) =>
      checkForm(supportMessage, {
        topic,
        // Browsers submit a line break as two characters, and the server counts both.
        text: typeof text === 'string' ? text.replaceAll('\r\n', '\n') : text,
        mayReply: mayReply === undefined ? undefined : mayReply === 'yes',
      }),
    submit: async (message) => {
      setRefusal(null);
      const sending = await sendMessage(message);
      if (sending.ok) onSent({ replyTo: message.mayReply ? email : null, lines: sending.receipt.lines });
      else setRefusal(sending.reason);
    },
  });

  return (
    <form {...formProps} className="space-y-4">
      <p className="text-sm text-ink-soft">
        Your message goes to our team by email. No one reads messages at night, and a reply can take a few
        days. If you’re in danger, use “Get help now.”
      </p>
      <FieldFrame label="Topic" error={errors['topic']}>
        {(control) => (
          <select {...control} name="topic" defaultValue="" className={`${controlClass} h-11`}>
            <option value="" disabled>
              Choose one
            </option>
            {supportTopics.map((topic) => (
              <option key={topic} value={topic}>
                {topicNames[topic]}
              </option>
            ))}
          </select>
        )}
      </FieldFrame>
      <FieldFrame
        label="Your message"
        hint="Leave out anything we don’t need, such as names or case numbers."
        error={errors['text']}
      >
        {(control) => (
          <textarea
            {...control}
            name="text"
            rows={6}
            maxLength={SUPPORT_MESSAGE_MAX}
            className={`${controlClass} min-h-36 py-2`}
          />
        )}
      </FieldFrame>
      <ReplyChoice address={email} error={errors['mayReply']} />
      {refusal && (
        <Notice tone="danger" role="alert" title="Your message wasn’t sent">
          <p>{refusal} Your message is still here.</p>
        </Notice>
      )}
      <Button type="submit" isBusy={isSubmitting}>
        {isSubmitting ? 'Sending...' : 'Send message'}
      </Button>
      <p className="text-sm text-ink-soft">
        We’ll get your message, its topic, and your email address if you let us reply. If you don’t, we’ll get
        your account number instead. Nothing else is sent.
      </p>
    </form>
  );
}
