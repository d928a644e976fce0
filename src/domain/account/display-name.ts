interface NameSources {
  profileFirstName?: string | null | undefined;
  metadataFirstName?: string | null | undefined;
  email?: string | null | undefined;
}

/** The first name for a greeting. Null if unknown. */
export function displayName({ profileFirstName, metadataFirstName, email }: NameSources): string | null {
  return profileFirstName?.trim() || metadataFirstName?.trim() || email?.split('@')[0] || null;
}
