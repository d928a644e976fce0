import type { Billing } from '../billing.ts';

/** Returns the URL of the subscription tab, which reads `status` and removes it from the URL. */
export function returnAddress({ appUrl }: Pick<Billing, 'appUrl'>, status?: 'success' | 'canceled'): string {
  return `${appUrl}/settings?tab=subscription${status ? `&status=${status}` : ''}`;
}
