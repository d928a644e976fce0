/** An event of the payment provider, stored with the plan that it led to. */
export interface WebhookEvent {
  id: string;
  type: string;
  /** Seconds since 1970. */
  created: number;
}
