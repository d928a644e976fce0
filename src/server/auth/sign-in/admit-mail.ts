import { mailboxOf } from '#domain/account/mailbox.ts';
import { isKnownCaller } from './known-network.ts';
import type { Caller } from '../request.ts';
import type { AuthServices } from '../services.ts';

/**
 * Limits emails to one mailbox, counting every spelling of its address together. Call it before an email is queued. A
 * known network has its own limit, so that unknown callers cannot use up the owner's. Throws 429 over the limit.
 */
export async function admitMail(
  services: AuthServices,
  email: string,
  caller: Caller,
  { isKnown }: { isKnown?: boolean } = {},
): Promise<void> {
  await services.limiter.consume('mail', {
    address: caller.address,
    account: mailboxOf(email),
    isKnown: isKnown ?? (await isKnownCaller(services, { email }, caller)),
  });
}
