import { OFFLINE_PAGE, type OfflineFiles } from './offline-files.ts';

export type Answer =
  /** The service worker doesn't handle the request. */
  | { kind: 'network' }
  /** Tries the network first, then the cached file. */
  | { kind: 'page'; file: string }
  /** For a file that never changes under its name: tries the cache first. */
  | { kind: 'file'; file: string };

type AskedFor = Pick<Request, 'method' | 'mode' | 'destination' | 'url'>;

/** Only pages and hashed files: personal data is never cached. */
export function chooseAnswer(request: AskedFor, origin: string, { pages, files }: OfflineFiles): Answer {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return { kind: 'network' };
  if (request.mode === 'navigate') {
    // A chat frame that is offline shows that it is unavailable. A whole page inside the frame would be odd.
    if (request.destination !== 'document' || isData(url.pathname)) return { kind: 'network' };
    const page = pages.find(([path]) => isAt(path, url.pathname));
    return { kind: 'page', file: page?.[1] ?? OFFLINE_PAGE };
  }
  const isKept = files.includes(url.pathname) && !url.pathname.endsWith('.html');
  return isKept ? { kind: 'file', file: url.pathname } : { kind: 'network' };
}

/** Links in emails and files are not screens. */
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
