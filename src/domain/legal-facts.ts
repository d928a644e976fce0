/** The facts of an installation for the Terms and the Privacy Policy. */
export interface LegalFacts {
  company: { name: string; address: string; email: string };
  /** The jurisdiction, to complete "the laws of …". */
  governingLaw: string;
  /** Backups are deleted after this many days. 0: none are made. */
  backupDays: number;
  /** Names of those who receive personal data, and for what purpose, as a sentence. */
  processors: readonly { name: string; purpose: string }[];
}
