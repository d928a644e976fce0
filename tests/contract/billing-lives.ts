import { randomFrom } from '../../evals/random.ts';
import { brokenRules, differences, leave, restlessPerson, settle } from './billing-person.ts';
import type { BillingServer, Look } from './billing-server.ts';

/** Lives in all, in two files, so that two processes share them. */
export const SEQUENCES = 2000;
export const FIRST_HALF = 1000;
/** Of them: the embedded database answers the same statements, more slowly. */
export const EMBEDDED = 60;
/** The stand-in looks through all it knows: it is emptied after so many. */
const BATCH = 20;

/** A failure of the provider reaches the server at once, and nobody waits half a second for the next try. */
export const noRetries = { retries: 0 };

/** One life of a customer. Returns what was wrong, with all that had happened. */
async function live(server: BillingServer, seed: number): Promise<string[]> {
  const random = randomFrom(seed);
  const customer = await server.newPerson();
  const { start, step } = restlessPerson(server, customer, random);
  const happened = [await start()];
  const report = (broken: readonly string[]) =>
    broken.map((rule) => `seed ${seed}: ${rule}, after: ${happened.join('; ')}`);
  let seen: Look | null = null;
  const steps = 3 + Math.floor(random() * 6);
  for (let done = 0; done < steps; done += 1) {
    happened.push(await step());
    // Some webhooks are in, some on their way: the rules hold in between as well.
    if (random() < 0.5) await server.standIn.control.idle();
    const found = await brokenRules(server, customer, seen);
    if (found.broken.length > 0) return report(found.broken);
    seen = found.seen;
  }
  await settle(server);
  happened.push('settled');
  const found = await brokenRules(server, customer, seen);
  const different = await differences(server, customer);
  return report([...found.broken, ...different, ...(await leave(server, customer))]);
}

/** Lives side by side, each server with one at a time; stops at the first that went wrong. */
export async function liveAll(
  servers: readonly BillingServer[],
  first: number,
  count: number,
): Promise<string[]> {
  const wrong: string[] = [];
  let next = first;
  await Promise.all(
    servers.map(async (server) => {
      for (let lived = 0; next < first + count && wrong.length === 0; lived += 1) {
        const seed = next;
        next += 1;
        if (lived % BATCH === 0) await server.forgetCustomers();
        wrong.push(...(await live(server, seed)));
      }
    }),
  );
  return wrong;
}
