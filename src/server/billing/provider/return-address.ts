import type { Billing } from '../billing.ts';

/** The subscription tab, which reads `status` and removes it from the address. */
export function returnAddress({ appUrl }: Pick<Billing, 'appUrl'>, status?: 'success' | 'canceled'): string {
  return `${appUrl}/settings?tab=subscription${status ? `&status=${status}` : ''}`;
}
