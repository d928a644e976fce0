import { createHmac, randomUUID } from 'node:crypto';
import type { SmsWebhook } from './sms-config.ts';
import type { SmsSender } from './sms-sender.ts';

const TIMEOUT_MS = 10_000;

/** Reports only the kind of failure: the provider's answer may contain the number or the code. */
class SmsFailure extends Error {
  override readonly name: string;

  constructor(kind: 'unreachable' | 'refused') {
    super(kind);
    this.name = `SmsFailure: ${kind}`;
  }
}

/**
 * Sends each message to one URL of the operator's, which passes it on to the provider: POST `{ to, text }`, signed as
 * https://www.standardwebhooks.com describes (`webhook-id`, `webhook-timestamp`, `webhook-signature`).
 */
export function openWebhookSender(
  { url, secret }: SmsWebhook,
  now: () => Date = () => new Date(),
): SmsSender {
  return {
    async send({ to, text }) {
      const id = `msg_${randomUUID()}`;
      const timestamp = String(Math.floor(now().getTime() / 1000));
      const body = JSON.stringify({ to, text });
      const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${signature}`,
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch(() => {
        throw new SmsFailure('unreachable');
      });
      await response.body?.cancel();
      if (!response.ok) throw new SmsFailure('refused');
    },
  };
}
