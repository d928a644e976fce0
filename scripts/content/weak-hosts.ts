/**
 * Sites where anyone can upload documents, sites that sell forms, and sites with articles written for search engines.
 * Their claims must be read on the page of the court, law, agency or office where they originate.
 */
const weakHosts = [
  'avvo.com',
  'completecase.com',
  'coursehero.com',
  'divorceai.com',
  'docplayer.net',
  'docsbay.net',
  'docslib.org',
  'documentine.com',
  'fill.io',
  'generisonline.com',
  'legalclarity.org',
  'lexace.ai',
  'pdffiller.com',
  'quora.com',
  'readbag.com',
  'readkong.com',
  'scribd.com',
  'signnow.com',
  'slideshare.net',
  'studylib.net',
  'uslegalforms.com',
  'wikipedia.org',
  'yumpu.com',
] as const;

/** Copies of papers by courts, legal aid and an association whose original URLs weren't found. To be replaced. */
export const exemptCopies: Readonly<Record<string, string>> = {
  'https://docslib.org/doc/10015186/basic-guide-to-divorce-legal-separation-winnebago-county':
    'Wisconsin courts, form FA-4100',
  'https://www.signnow.com/template/instructions-to-file': 'Colorado Judicial Department, JDF 1100',
  'https://docsbay.net/all-forms-must-be-typed-or-printed': 'Supreme Court of Ohio, form 10.01-C',
  'https://studylib.net/doc/8716784/marriage-dissolution-manual-for-incarcerated':
    'Legal Services for Prisoners with Children',
  'https://www.readbag.com/nycourts-courts-6jd-forms-srforms-legal-separationproced':
    'New York State Unified Court System',
  'https://www.readkong.com/page/legal-recognition-of-lgbt-families-6518004':
    'National Center for Lesbian Rights',
};

/** The weak host of a URL. Null for any other host, or if the URL is on the list of exceptions. */
export function weakHostOf(url: string): string | null {
  if (Object.hasOwn(exemptCopies, url)) return null;
  const { hostname } = new URL(url);
  return weakHosts.find((host) => hostname === host || hostname.endsWith(`.${host}`)) ?? null;
}
