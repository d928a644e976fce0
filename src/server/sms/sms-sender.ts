/** One text message to one phone. */
export interface TextMessage {
  /** E.164 with the plus. */
  to: string;
  /** Neutral: it shows on locked screens, and to whoever shares the phone or its plan. */
  text: string;
}

export interface SmsSender {
  /** Rejects when the message could not be handed over. Never tries twice: a code is asked for again by its person. */
  send(message: TextMessage): Promise<void>;
}
