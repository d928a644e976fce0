import { readFile } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';

const roles = ['anon', 'authenticated', 'service_role', 'supabase_auth_admin', 'project_owner'];

/**
 * Creates what a hosted project provides, in a new database of a plain PostgreSQL. `url` is the superuser's. Returns the
 * URL of the project's owner.
 */
export async function makeHostedProject(url: string): Promise<string> {
  const database = new URL(url).pathname.slice(1);
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    for (const role of roles) {
      await sql.unsafe(
        `do $$ begin create role ${role} noinherit; exception when duplicate_object or unique_violation then null; end $$`,
      );
    }
    await sql.unsafe(`
      alter role service_role bypassrls;
      alter role project_owner login inherit createrole bypassrls password 'project';
      grant anon, authenticated, service_role to project_owner;
      alter database ${database} owner to project_owner;
      create schema auth authorization supabase_auth_admin;
      grant usage on schema auth to anon, authenticated, service_role, project_owner;
      grant usage on schema public to anon, authenticated, service_role;
      alter default privileges for role project_owner in schema public
        grant all on tables to anon, authenticated, service_role;
      alter default privileges for role project_owner in schema public
        grant all on functions to anon, authenticated, service_role;
      set role supabase_auth_admin`);
    await sql.unsafe(await readFile(path.join(import.meta.dirname, 'hosted-project.sql'), 'utf8'));
  } finally {
    await sql.end();
  }
  const owner = new URL(url);
  owner.username = 'project_owner';
  owner.password = 'project';
  return owner.href;
}
