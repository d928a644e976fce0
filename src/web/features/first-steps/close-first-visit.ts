import { authClient } from '#web/lib/session/auth-client.ts';
import { CLOSED, hideFirstSteps } from './first-visit.ts';

/** Hidden immediately, and permanently once the server knows. Without a connection it is back next time. */
export function closeFirstVisit(userId: string): void {
  hideFirstSteps(userId);
  authClient()
    .then((client) => client.updateUser({ data: { [CLOSED]: 'closed' } }))
    .catch(() => undefined);
}
