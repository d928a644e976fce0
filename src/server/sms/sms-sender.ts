/** One text message to one phone. */
export interface TextMessage {
  /** A number in E.164 format, with the plus. */
  to: string;
  /** The wording is neutral, because it shows on locked screens and to people who share the phone or its plan. */
  text: string;
}

export interface SmsSender {
  /** Rejects if the message could not be sent. Never retries: people request a new code themselves. */
  send(message: TextMessage): Promise<void>;
}
