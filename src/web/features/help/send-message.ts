import * as v from 'valibot';
import { type SupportMessage, type SupportReceipt, supportError, supportReceipt } from '#contract/support.ts';
import { accessToken } from '#web/lib/session/auth-client.ts';

export type SendResult = { ok: true; receipt: SupportReceipt } | { ok: false; reason: string };

const UNREACHABLE = 'We couldn’t reach the server. Check your connection, then try again.';
const UNEXPECTED = 'Something went wrong on our end. Try again in a moment.';

/** Never rejects: the person's text must stay in the form until it has arrived. */
export async function sendMessage(message: SupportMessage): Promise<SendResult> {
  try {
    const token = await accessToken();
    const response = await fetch('/functions/v1/support/messages', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token ?? ''}` },
      body: JSON.stringify(message),
    });
    const answer: unknown = await response.json().catch(() => null);
    const receipt = v.safeParse(supportReceipt, answer);
    if (response.ok && receipt.success) return { ok: true, receipt: receipt.output };
    const refusal = v.safeParse(supportError, answer);
    return { ok: false, reason: refusal.success ? refusal.output.error.message : UNEXPECTED };
  } catch {
    return { ok: false, reason: UNREACHABLE };
  }
}
