interface NameSources {
  profileFirstName?: string | null | undefined;
  metadataFirstName?: string | null | undefined;
  email?: string | null | undefined;
}

/** The first name to greet somebody with, or null when nothing is known. */
export function displayName({ profileFirstName, metadataFirstName, email }: NameSources): string | null {
  return profileFirstName?.trim() || metadataFirstName?.trim() || email?.split('@')[0] || null;
}
