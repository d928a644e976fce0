import { displayName } from '#domain/account/display-name.ts';

/**
 * The first name, or 'there'. The part of the email address before the @ is not used: it is not a name, and as every
 * account has one, 'there' would never be shown.
 */
export function greetingName(
  profile: { firstName: string | null } | null | undefined,
  user: { firstName: string | null },
): string {
  return displayName({ profileFirstName: profile?.firstName, metadataFirstName: user.firstName }) ?? 'there';
}
