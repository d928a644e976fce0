/** One mail to one person. Subjects are neutral: they show on locked phones. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes; absent: to the sender named in the configuration. */
  replyTo?: string;
  /** The same mail again has the same: whoever gets it twice is shown it once by most mailboxes. */
  messageId?: string;
  /** An address that ends such mails when something is posted to it (RFC 8058). */
  stopAddress?: string;
}

export interface Mailer {
  /** Rejects when the mail could not be handed over. */
  send(mail: Mail): Promise<void>;
}
