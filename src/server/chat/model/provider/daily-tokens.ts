import type { Tier } from '#domain/billing/plan.ts';
import type { Database } from '../../../database/database.ts';

/**
 * The daily token budget for a language model (UTC). An answer takes about 4,000. When the budget is used up, the
 * library answers.
 */
const dailyTokens: Readonly<Record<Tier, number>> = {
  trial: 100_000,
  starter: 100_000,
  core: 200_000,
  unlimited: 400_000,
  paused: 50_000,
  // Only the support chat is open then.
  canceled: 20_000,
};

export interface TokenBudget {
  /** Returns false if the day's remaining tokens are not enough. None are consumed then. */
  reserve(person: string, tokens: number): Promise<boolean>;
  /** Replaces a reservation by the actual use. */
  settle(person: string, reserved: number, used: number): Promise<void>;
}

/** Counted in the database, with one statement each, because all copies of the server share the budget. */
export function tokenBudget(database: Database, now: () => Date, limits = dailyTokens): TokenBudget {
  const today = () => now().toISOString().slice(0, 10);
  return {
    async reserve(person, tokens) {
      const taken = await database.asService((transaction) =>
        transaction.query(
          `update private.chat_budgets set
             model_tokens = case when model_day = $2::date then model_tokens else 0 end + $3::integer,
             model_day = $2::date
           where user_id = $1::uuid
             and case when model_day = $2::date then model_tokens else 0 end + $3::integer
               <= ($4::text::jsonb ->> private.effective_tier($1::uuid))::integer
           returning model_tokens`,
          [person, today(), tokens, JSON.stringify(limits)],
        ),
      );
      return taken.length > 0;
    },
    async settle(person, reserved, used) {
      if (used === reserved) return;
      await database.asService((transaction) =>
        transaction.query(
          `update private.chat_budgets set model_tokens = greatest(0, model_tokens + $3::integer)
           where user_id = $1::uuid and model_day = $2::date`,
          [person, today(), used - reserved],
        ),
      );
    },
  };
}
