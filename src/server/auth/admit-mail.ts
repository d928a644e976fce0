import { mailboxOf } from '#domain/mailbox.ts';
import { isKnownCaller } from './known-network.ts';
import type { Caller } from './request.ts';
import type { AuthServices } from './services.ts';

/**
 * Before a mail is promised: whether there were not too many to that mailbox, by whatever spelling of its address. Whoever is
 * known there has an allowance of their own, so that no stranger can keep a sign-in mail from them.
 */
export async function admitMail(
  services: AuthServices,
  email: string,
  caller: Caller,
  { isKnown }: { isKnown?: boolean } = {},
): Promise<void> {
  await services.limiter.spend('mail', {
    address: caller.address,
    account: mailboxOf(email),
    isKnown: isKnown ?? (await isKnownCaller(services, { email }, caller)),
  });
}
