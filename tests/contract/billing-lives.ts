import { randomFrom } from '../../evals/random.ts';
import { brokenRules, differences, deleteAccount, randomPerson, settle } from './billing-person.ts';
import { chosenSeeds } from './billing-seeds.ts';
import type { BillingServer, PlanSnapshot } from './billing-server.ts';

/** All seeds in the long run (`npm run test:long`), otherwise the seeds with the widest coverage. */
const ALL = 2000;
const isLong = process.env['LONG'] === 'yes';
export const seeds = isLong ? Array.from({ length: ALL }, (_, index) => index + 1) : chosenSeeds;
/** Also simulated on the embedded database: it executes the same statements, more slowly. */
export const embeddedSeeds = seeds.filter((_, index) => index % (isLong ? 33 : 10) === 0);

/** The stand-in searches all of its objects, so it is emptied after this many. */
const BATCH = 20;

/** A failure of the provider is reported to the server immediately, without waiting half a second before the retry. */
export const noRetries = { retries: 0 };

/** Simulates one life of a customer. Returns the violations with the history, and records the visited states. */
async function live(server: BillingServer, seed: number, visited: Set<string>): Promise<string[]> {
  const random = randomFrom(seed);
  const customer = await server.newPerson();
  const { start, step } = randomPerson(server, customer, random);
  const happened = [await start()];
  const report = (broken: readonly string[]) =>
    broken.map((rule) => `seed ${seed}: ${rule}, after: ${happened.join('; ')}`);
  let seen: PlanSnapshot | null = null;
  const steps = 3 + Math.floor(random() * 6);
  for (let done = 0; done < steps; done += 1) {
    happened.push(await step());
    // Some webhooks have arrived, some are pending: the rules must hold in between as well.
    if (random() < 0.5) await server.standIn.control.idle();
    const found = await brokenRules(server, customer, seen);
    if (found.broken.length > 0) return report(found.broken);
    seen = found.seen;
    visited.add(stateOf(seen));
  }
  await settle(server);
  happened.push('settled');
  const found = await brokenRules(server, customer, seen);
  visited.add(stateOf(found.seen));
  const different = await differences(server, customer);
  return report([...found.broken, ...different, ...(await deleteAccount(server, customer))]);
}

/** Lists the properties that a plan has, regardless of their dates. */
function stateOf({
  tier,
  effective,
  subscription,
  accessUntil,
  pauseAt,
  pastDueSince,
}: PlanSnapshot): string {
  const dates = { subscription, accessUntil, pauseAt, pastDueSince };
  const given = Object.entries(dates).flatMap(([name, value]) => (value === null ? [] : [name]));
  return [tier, effective, ...given].join(' ');
}

interface Lived {
  /** The violations of the first life that failed. The others stop then. */
  wrong: string[];
  visited: ReadonlySet<string>;
}

/** Simulates lives concurrently, with one life at a time on each server. */
export async function runAllLives(
  servers: readonly BillingServer[],
  seeds: readonly number[],
): Promise<Lived> {
  const wrong: string[] = [];
  const visited = new Set<string>();
  const left = seeds.values();
  await Promise.all(
    servers.map(async (server) => {
      let lived = 0;
      for (const seed of left) {
        if (lived % BATCH === 0) await server.forgetCustomers();
        lived += 1;
        wrong.push(...(await live(server, seed, visited)));
        if (wrong.length > 0) return;
      }
    }),
  );
  return { wrong, visited };
}
