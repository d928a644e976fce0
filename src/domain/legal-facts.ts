/** The facts of an installation for the Terms and the Privacy Policy. */
export interface LegalFacts {
  company: { name: string; address: string; email: string };
  /** The jurisdiction, as it follows "the laws of". */
  governingLaw: string;
  /** Backups are deleted after this many days. 0: none are made. */
  backupDays: number;
  /** Who receives personal data, by name, and for what purpose: a sentence. */
  processors: readonly { name: string; purpose: string }[];
}
