import type { SupportMessage, SupportTopic } from '#contract/support.ts';
import { escapeHtml } from '../mail/template.ts';
import type { Email } from '../mail/mailer.ts';

interface Sender {
  id: string;
  /** '' for an account that signed up by phone. */
  email: string;
}

/** The subject for the support team is neutral, like those of other emails. */
const topicNames: Readonly<Record<SupportTopic, string>> = {
  billing: 'plans and payments',
  account: 'account and sign-in',
  privacy: 'data and privacy',
  fault: 'something isn’t working',
  other: 'something else',
};

/** The email to support. A person for whom a reply is not safe is identified only by the account. */
export function composeSupportEmail(
  to: string,
  { topic, text, mayReply }: SupportMessage,
  sender: Sender,
): Email {
  const answersTo = mayReply && sender.email;
  const about = answersTo
    ? `From ${sender.email}. Replies to this email go there. Don’t include anything that others shouldn’t see.`
    : `From the account ${sender.id}. DO NOT REPLY BY EMAIL: ${mayReply ? 'there’s no address' : 'the person says it isn’t safe'}.`;
  return {
    to,
    subject: `A question about ${topicNames[topic]}`,
    text: `${about}\n\n${text}\n`,
    html: `<!doctype html><html lang="en"><title>A question</title><p>${escapeHtml(about)}</p><pre>${escapeHtml(text)}</pre></html>`,
    ...(answersTo && { replyTo: answersTo }),
  };
}
