/** An email to one person. Subjects are neutral because they show on locked phones. */
export interface Email {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Absent: the configured sender. */
  replyTo?: string;
  /** Equal for repeated emails, so that most mailboxes show a duplicate once. */
  messageId?: string;
  /** A POST to this address unsubscribes (RFC 8058). */
  stopAddress?: string;
  /**
   * Awaited right before the mail server receives the email. If it rejects, nothing is handed over and `send` rejects.
   */
  beforeHandingOver?: () => Promise<void>;
}

/** The mail server certainly hasn't accepted the email. After any other error it may have. */
export class EmailNotAccepted extends Error {
  override readonly name = 'EmailNotAccepted';
  /** Refused permanently: a retry would be refused too. */
  readonly isFinal: boolean;
  /** The server refused this sender or recipient; it may accept other emails. */
  readonly isOfThisEmail: boolean;

  constructor({ isFinal, isOfThisEmail }: { isFinal: boolean; isOfThisEmail: boolean }, cause: unknown) {
    super('The mail server didn’t accept an email', { cause });
    this.isFinal = isFinal;
    this.isOfThisEmail = isOfThisEmail;
  }
}

export interface Mailer {
  /** Rejects when the email could not be handed over, with `EmailNotAccepted` where that is certain. */
  send(email: Email): Promise<void>;
}
