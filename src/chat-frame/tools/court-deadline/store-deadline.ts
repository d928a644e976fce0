import type { NewDeadline } from '#domain/deadline.ts';
import type { Host } from '../../host.ts';

/** Puts a deadline into the person's own list, as the database lets them, and tells the screen around. */
export async function storeDeadline(host: Host, deadline: NewDeadline): Promise<void> {
  let response = await send(await host.accessToken(), deadline);
  if (response.status === 401) response = await send(await host.freshAccessToken(), deadline);
  if (!response.ok) throw new Error(`A deadline was refused with ${response.status}`);
  host.tell({ type: 'advisor:deadline-added' });
}

function send(token: string, { title, date, time, priority }: NewDeadline): Promise<Response> {
  return fetch('/rest/v1/deadlines', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ user_id: personOf(token), title, date, time, priority }),
  });
}

/** The row must name its owner; whether that is the caller, the database decides. */
function personOf(token: string): unknown {
  const [, claims = ''] = token.split('.');
  const parsed: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
  return typeof parsed === 'object' && parsed !== null && 'sub' in parsed ? parsed.sub : null;
}
