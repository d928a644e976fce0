/** One mail to one person. Subjects are neutral: they show on locked phones. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes; absent: to the sender named in the configuration. */
  replyTo?: string;
}

export interface Mailer {
  /** Rejects when the mail could not be handed over. */
  send(mail: Mail): Promise<void>;
}
