import { authClient } from '#web/lib/session/auth-client.ts';
import { CLOSED, hideFirstSteps } from './first-visit.ts';

/**
 * Hides the card immediately, and permanently once the server has stored it. Without a connection the card is shown
 * again next time.
 */
export function closeFirstVisit(userId: string): void {
  hideFirstSteps(userId);
  authClient()
    .then((client) => client.updateUser({ data: { [CLOSED]: 'closed' } }))
    .catch(() => undefined);
}
