import * as v from 'valibot';

/** The company that sells the product and facts about its operation, for the Terms and the Privacy Policy. */
export interface CompanyConfig {
  name: string;
  /** A postal address, in one line. */
  address: string;
  email: string;
  /** Worded to follow "the laws of". */
  governingLaw: string;
  /** Absent: the company's own machines. */
  hostingProvider?: string;
  /** Backups are deleted after this many days. 0: there are no backups. */
  backupDays: number;
}

const words = (name: string, longest: number, meaning: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(2, `${name} must be ${meaning}`),
    v.maxLength(longest, `${name} must have at most ${longest} characters`),
    v.regex(/^[^<>{}\n\r]*$/, `${name} must be one line of plain text`),
  );

const DAYS =
  'BACKUP_DAYS must say after how many days a backup is deleted (0: you make none): the Privacy Policy says so';

const settings = v.object({
  COMPANY_NAME: words(
    'COMPANY_NAME',
    200,
    'the legal name of the company that offers this service, as shown in the Terms and the Privacy Policy',
  ),
  COMPANY_ADDRESS: words(
    'COMPANY_ADDRESS',
    300,
    'the company’s mailing address on one line, as shown in the Terms and the Privacy Policy',
  ),
  COMPANY_EMAIL: v.pipe(
    v.string(),
    v.trim(),
    v.email('COMPANY_EMAIL must be the email that people can write to about the Terms and their data'),
  ),
  GOVERNING_LAW: words(
    'GOVERNING_LAW',
    100,
    'the state or country whose law holds, such as Delaware: the Terms say “the laws of …”',
  ),
  HOSTING_PROVIDER: words(
    'HOSTING_PROVIDER',
    200,
    'the company whose servers this site runs on (or none), as named in the Privacy Policy',
  ),
  BACKUP_DAYS: v.pipe(v.string(), v.regex(/^\d{1,4}$/, DAYS), v.transform(Number)),
});

/** The values on a developer's machine, where nothing is sold. */
const developmentCompany = {
  COMPANY_NAME: 'the person who set up this copy',
  COMPANY_ADDRESS: 'this computer',
  COMPANY_EMAIL: 'support@evenkeel.test',
  GOVERNING_LAW: 'the place where this copy runs',
  HOSTING_PROVIDER: 'none',
  BACKUP_DAYS: '0',
};

const emptySettings = Object.fromEntries(Object.keys(developmentCompany).map((name) => [name, '']));

/** Reads the settings of the company and reports missing or invalid ones. Production requires all of them. */
export function readCompany(
  variables: Record<string, string | undefined>,
  environment: 'local' | 'production',
): { company: CompanyConfig; problems: string[] } {
  const fallback = environment === 'local' ? developmentCompany : emptySettings;
  const given = Object.fromEntries(
    Object.entries(fallback).map(([name, instead]) => [name, variables[name] ?? instead]),
  );
  const parsed = v.safeParse(settings, given, { abortPipeEarly: true });
  const read = parsed.success ? parsed.output : v.parse(settings, developmentCompany);
  const { HOSTING_PROVIDER: hosting } = read;
  return {
    company: {
      name: read.COMPANY_NAME,
      address: read.COMPANY_ADDRESS,
      email: read.COMPANY_EMAIL,
      governingLaw: read.GOVERNING_LAW,
      ...(hosting.toLowerCase() !== 'none' && { hostingProvider: hosting }),
      backupDays: read.BACKUP_DAYS,
    },
    problems: (parsed.issues ?? []).map(({ message }) => message),
  };
}
