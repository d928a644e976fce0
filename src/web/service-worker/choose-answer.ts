import { OFFLINE_PAGE, type OfflineFiles } from './offline-files.ts';

export type Answer =
  /** The worker doesn't handle it. */
  | { kind: 'network' }
  /** The network first, otherwise the cached file. */
  | { kind: 'page'; file: string }
  /** A file that never changes under its name: the cached one first. */
  | { kind: 'file'; file: string };

type AskedFor = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>;

/** Only pages and hashed files: personal data is never cached. */
export function chooseAnswer(request: AskedFor, origin: string, { pages, files }: OfflineFiles): Answer {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return { kind: 'network' };
  if (request.mode === 'navigate') {
    // An offline chat in a frame shows that it is unavailable: a whole page inside would be odd.
    if (request.destination !== 'document' || isData(url.pathname)) return { kind: 'network' };
    const page = pages.find(([path]) => isAt(path, url.pathname));
    return { kind: 'page', file: page?.[1] ?? OFFLINE_PAGE };
  }
  const isKept = files.includes(url.pathname) && !url.pathname.endsWith('.html');
  return isKept ? { kind: 'file', file: url.pathname } : { kind: 'network' };
}

/** Links in emails, and files: not screens. */
function isData(pathname: string): boolean {
  return /^\/(auth|rest|functions)\/v1\/|\.\w+$/.test(pathname);
}

function isAt(path: string, pathname: string): boolean {
  const expected = path.split('/');
  const parts = pathname.replace(/(.)\/$/, '$1').split('/');
  return (
    expected.length === parts.length &&
    expected.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  );
}
