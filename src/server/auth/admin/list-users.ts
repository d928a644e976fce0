import type { Context } from 'hono';
import * as v from 'valibot';
import { type Account, selectAccounts } from '../account.ts';
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

const pageForm = v.object({
  page: count(1, 1_000_000, 'page'),
  per_page: count(PER_PAGE, PER_PAGE_MAX, 'per_page'),
});

/** Newest first. The client reads where it stands from the headers. */
export async function listUsers(
  services: AuthServices,
  context: Context,
): Promise<{ users: AdminUser[]; aud: 'authenticated' }> {
  const { page, per_page: perPage } = parseForm(pageForm, context.req.query());
  const { users, total } = await services.database.asAuthAdmin(async (auth) => {
    const accounts = await auth.query<Account>(
      `${selectAccounts} order by users.created_at desc, users.id limit $1::text::int offset $2::text::bigint`,
      [String(perPage), String((page - 1) * perPage)],
    );
    const [counted] = await auth.query<{ total: number }>(
      'select count(*)::int as total from auth.users where deleted_at is null',
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
