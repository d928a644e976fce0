import { displayName } from '#domain/account/display-name.ts';

/**
 * The first name, or 'there'. The part of the address before the @ is not used: every account has one, so 'there'
 * would never be shown, and it is not a name.
 */
export function greetingName(
  profile: { firstName: string | null } | null | undefined,
  user: { firstName: string | null },
): string {
  return displayName({ profileFirstName: profile?.firstName, metadataFirstName: user.firstName }) ?? 'there';
}
