/** One text message to one phone. */
export interface TextMessage {
  /** E.164 with the plus. */
  to: string;
  /** Neutral, because it shows on locked screens and to people who share the phone or its plan. */
  text: string;
}

export interface SmsSender {
  /** Rejects if the message could not be sent. Never retries: people request a new code themselves. */
  send(message: TextMessage): Promise<void>;
}
