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
  /**
   * Awaited once nothing is left but to hand it over, before the mail server has any of it. Where it rejects nothing is
   * handed over, and `send` rejects.
   */
  beforeHandingOver?: () => Promise<void>;
}

/** The mail server has not taken the mail, and that is certain; after any other fault it may have. */
export class MailNotTaken extends Error {
  override readonly name = 'MailNotTaken';
  /** It was refused for good: the same mail again would be too. */
  readonly isFinal: boolean;
  /** The server answered, and said no to this sender or recipient: it may take others. */
  readonly isOfThisMail: boolean;

  constructor({ isFinal, isOfThisMail }: { isFinal: boolean; isOfThisMail: boolean }, cause: unknown) {
    super('The mail server hasn’t taken an email', { cause });
    this.isFinal = isFinal;
    this.isOfThisMail = isOfThisMail;
  }
}

export interface Mailer {
  /** Rejects when the mail could not be handed over, with `MailNotTaken` where that is certain. */
  send(mail: Mail): Promise<void>;
}
