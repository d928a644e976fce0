import { expect, test } from 'vitest';
import { accessibleAdvisors } from '#domain/billing/access.ts';
import { type AdvisorId, advisorIds } from '#domain/advisor.ts';
import { maxAdvisors, type Tier, tierAdvisors, tiers } from '#domain/billing/plan.ts';
import { openEachDatabase } from '../database.ts';
import { addPerson, makeSuperadmin } from './people.ts';

const databases = await openEachDatabase();

const now = new Date();
const DAY = 86_400_000;
const trialEnds = [new Date(now.getTime() + DAY), new Date(now.getTime() - DAY), null];
// Every subset of the six advisors, as the bits of a number.
const teams = Array.from({ length: 2 ** advisorIds.length }, (_, bits) =>
  advisorIds.filter((_advisor, index) => bits & (1 << index)),
);

interface Case {
  tier: Tier;
  trialEndsAt: Date | null;
  accessUntil: Date | null;
  pausesAt: Date | null;
  selectedAdvisors: readonly AdvisorId[];
}

const untimedCases: Case[] = tiers.flatMap((tier) =>
  trialEnds.flatMap((trialEndsAt) =>
    teams.map((selectedAdvisors) => ({
      tier,
      trialEndsAt,
      accessUntil: null,
      pausesAt: null,
      selectedAdvisors,
    })),
  ),
);
const timedCases: Case[] = tiers.flatMap((tier) =>
  trialEnds.flatMap((accessUntil) =>
    trialEnds.flatMap((pausesAt) =>
      [[], ['max']].map((team) => ({
        tier,
        trialEndsAt: new Date(now.getTime() + DAY),
        accessUntil,
        pausesAt,
        selectedAdvisors: team as AdvisorId[],
      })),
    ),
  ),
);
const cases = [...untimedCases, ...timedCases];

// Specification: D.1, D.safe.5
// ASVS: 2.2.2
test.for(databases.flatMap((over) => [false, true].map((isSuperAdmin) => ({ ...over, isSuperAdmin }))))(
  'the database and the access rules agree for every plan, team and trial (superadmin $isSuperAdmin, $name)',
  async ({ database, isSuperAdmin }) => {
    const person = await addPerson(database);
    if (isSuperAdmin) await makeSuperadmin(database, person);
    const claims = JSON.stringify(person.claims);
    await database.migrate(async (owner) => {
      for (const { tier, trialEndsAt, accessUntil, pausesAt, selectedAdvisors } of cases) {
        await owner.query(
          `update public.subscriptions set tier = $2, trial_ends_at = $3::text::timestamptz,
             selected_advisors = $4::text::text[], access_until = $5::text::timestamptz,
             pause_at = $6::text::timestamptz where user_id = $1`,
          [
            person.id,
            tier,
            trialEndsAt?.toISOString() ?? null,
            `{${selectedAdvisors.join(',')}}`,
            accessUntil?.toISOString() ?? null,
            pausesAt?.toISOString() ?? null,
          ],
        );
        const [row] = await owner.query<{ open: AdvisorId[] }>(
          `with caller as materialized (select set_config('request.jwt.claims', $1, true))
           select coalesce(json_agg(advisor order by position) filter (where public.can_access_advisor(advisor)), '[]') as open
           from caller, unnest($2::text::text[]) with ordinality as advisors(advisor, position)`,
          [claims, `{${advisorIds.join(',')}}`],
        );
        const rules = accessibleAdvisors(
          { tier, trialEndsAt, accessUntil, pausesAt, selectedAdvisors, isSuperAdmin },
          now,
        );
        expect(
          row?.open,
          JSON.stringify({ tier, trialEndsAt, accessUntil, pausesAt, selectedAdvisors }),
        ).toEqual(inOrder(rules));
      }
    });
  },
);

function inOrder(advisors: readonly AdvisorId[]): AdvisorId[] {
  return advisorIds.filter((advisor) => advisors.includes(advisor));
}

// Specification: 9.team
// ASVS: 2.2.2
test.for(databases)(
  'the database and the access rules agree on the advisors in each plan and how many a team can have ($name)',
  async ({ database }) => {
    for (const tier of tiers) {
      const [row] = await database.asService((transaction) =>
        transaction.query(
          `select private.tier_advisors($1, '{max}') as advisors, private.max_advisors($1) as most`,
          [tier],
        ),
      );
      expect(row, tier).toEqual({ advisors: tierAdvisors(tier, ['max']), most: maxAdvisors(tier) });
    }
  },
);

test.for(databases)('without a subscription no advisor is accessible ($name)', async ({ database }) => {
  const person = await addPerson(database);
  await database.asService((transaction) =>
    transaction.query('delete from public.subscriptions where user_id = $1', [person.id]),
  );
  const [row] = await database.asUser(person.claims, (transaction) =>
    transaction.query(
      `select public.can_access_advisor('lena') as lena, public.can_access_advisor('nobody') as nobody`,
    ),
  );
  expect(row).toEqual({ lena: false, nobody: false });
  expect(accessibleAdvisors(null, now)).toEqual([]);
});
