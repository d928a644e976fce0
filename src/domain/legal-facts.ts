/** What the Terms and the Privacy Policy say of one installation. */
export interface LegalFacts {
  company: { name: string; address: string; email: string };
  /** Whose law holds, as it stands behind "the laws of". */
  governingLaw: string;
  /** After so many days a backup is deleted; 0: none are made. */
  backupDays: number;
  /** Who gets something of a person, by name, and what for: a sentence. */
  processors: readonly { name: string; purpose: string }[];
}
