import type { Context } from 'hono';
import * as v from 'valibot';
import { type Account, selectAccounts } from '../users/account.ts';
import { parseForm } from '../request.ts';
import type { AuthServices } from '../services.ts';
import { type AdminUser, adminUser } from './admin-user.ts';

const PER_PAGE = 50;
const PER_PAGE_MAX = 200;

const count = (fallback: number, max: number, name: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text === '' ? fallback : Number(text))),
      v.integer(`${name} must be a number`),
      v.minValue(1, `${name} must be at least 1`),
      v.transform((number) => Math.min(number, max)),
    ),
    String(fallback),
  );

/** GoTrue's only order: by time of sign-up. */
const orders = {
  'created_at desc': 'users.created_at desc, users.id',
  'created_at asc': 'users.created_at, users.id',
  created_at: 'users.created_at, users.id',
} as const;

const pageForm = v.object({
  filter: v.optional(v.pipe(v.string(), v.maxLength(300, 'filter can have at most 300 characters'))),
  sort: v.optional(
    v.picklist(
      Object.keys(orders) as (keyof typeof orders)[],
      'sort must be created_at, created_at asc or created_at desc',
    ),
    'created_at desc',
  ),
  page: count(1, 1_000_000, 'page'),
  per_page: count(PER_PAGE, PER_PAGE_MAX, 'per_page'),
});

/** Wildcards in the filter are matched literally. An account has a full name only if a provider sent one. */
const MATCHES = `($1::text = '' or strpos(lower(users.email), lower($1)) > 0
  or strpos(lower(concat_ws(' ', raw_user_meta_data ->> 'full_name', raw_user_meta_data ->> 'first_name',
    raw_user_meta_data ->> 'last_name')), lower($1)) > 0)`;

/**
 * Lists users, newest first. `filter` matches a part of the address or of the name from the provider. The client reads
 * the position from the headers.
 */
export async function listUsers(
  services: AuthServices,
  context: Context,
): Promise<{ users: AdminUser[]; aud: 'authenticated' }> {
  const { page, per_page: perPage, filter = '', sort } = parseForm(pageForm, context.req.query());
  const { users, total } = await services.database.asAuthAdmin(async (auth) => {
    const accounts = await auth.query<Account>(
      `${selectAccounts} and ${MATCHES} order by ${orders[sort]} limit $2::text::int offset $3::text::bigint`,
      [filter, String(perPage), String((page - 1) * perPage)],
    );
    const [counted] = await auth.query<{ total: number }>(
      `select count(*)::int as total from auth.users where deleted_at is null and ${MATCHES}`,
      [filter],
    );
    const shown: AdminUser[] = [];
    for (const account of accounts) shown.push(await adminUser(auth, account));
    return { users: shown, total: counted?.total ?? 0 };
  });
  context.header('X-Total-Count', String(total));
  context.header('Link', pageLinks(page, perPage, Math.max(1, Math.ceil(total / perPage))));
  return { users, aud: 'authenticated' };
}

function pageLinks(page: number, perPage: number, last: number): string {
  const link = (target: number, name: string) =>
    `</admin/users?page=${target}&per_page=${perPage}>; rel="${name}"`;
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}
