export interface SessionUser {
  id: string;
  email: string;
  /** The name from the sign-up form. The profile's name has priority. */
  firstName: string | null;
  lastName: string | null;
  avatarUrl: string | null;
}

/** People can write their own metadata: anything but text counts as absent. */
export function toSessionUser(user: { id: string; email?: string; user_metadata: unknown }): SessionUser {
  const metadata = new Map<string, unknown>(Object.entries(user.user_metadata ?? {}));
  const text = (name: string) => {
    const value = metadata.get(name);
    return typeof value === 'string' ? value : null;
  };
  return {
    id: user.id,
    email: user.email ?? '',
    firstName: text('first_name'),
    lastName: text('last_name'),
    avatarUrl: text('avatar_url'),
  };
}
