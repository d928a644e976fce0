import type { PublicConfig } from '#contract/public-config.ts';
import type { NewDeadline } from '#domain/reminders/deadline.ts';
import type { Host } from '../../host/host.ts';
import { shape, text } from '../../checks/shape.ts';

/** Adds a deadline to the person's list, subject to the database's policies, and notifies the page. */
export async function storeDeadline(host: Host, deadline: NewDeadline): Promise<void> {
  let response = await send(await host.accessToken(), deadline);
  if (response.status === 401) response = await send(await host.freshAccessToken(), deadline);
  if (!response.ok) throw new Error(`A deadline was refused with ${response.status}`);
  host.tell({ type: 'advisor:deadline-added' });
}

async function send(token: string, { isSample, ...fields }: NewDeadline): Promise<Response> {
  const { supabaseUrl, publishableKey } = await backend();
  return fetch(`${supabaseUrl}/rest/v1/deadlines`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
      apikey: publishableKey,
    },
    body: JSON.stringify({ user_id: personOf(token), ...fields, is_sample: isSample }),
  });
}

function isBackend(value: unknown): value is Pick<PublicConfig, 'supabaseUrl' | 'publishableKey'> {
  return shape({ supabaseUrl: text, publishableKey: text })(value);
}

/** The tables may be on another server than this page. */
async function backend(): Promise<Pick<PublicConfig, 'supabaseUrl' | 'publishableKey'>> {
  const config: unknown = await (await fetch('/config.json')).json();
  if (!isBackend(config)) throw new Error('The configuration cannot be read');
  return config;
}

/** The row must name its owner. The database checks that it is the caller. */
function personOf(token: string): unknown {
  const [, claims = ''] = token.split('.');
  const parsed: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')));
  return typeof parsed === 'object' && parsed !== null && 'sub' in parsed ? parsed.sub : null;
}
