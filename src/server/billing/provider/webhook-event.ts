/** An event of the payment provider, stored with the plan that resulted from it. */
export interface WebhookEvent {
  id: string;
  type: string;
  /** Seconds since 1970. */
  created: number;
}
