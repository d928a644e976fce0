import type { RunningApp } from './running-app.ts';

/** A new person with a confirmed address, on the first day of the trial. */
export async function registered(app: RunningApp, firstName: string) {
  const email = `${firstName.toLowerCase()}@example.test`;
  const password = 'river-stone-12';
  const data = { first_name: firstName, last_name: 'Berg' };
  await fetch(`${app.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, data }),
  });
  await fetch(await app.newestLink(email), { redirect: 'manual' });
  return { email, password };
}
