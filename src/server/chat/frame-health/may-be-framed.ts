/** The headers of a page that control framing. Several headers of one kind are joined by commas. */
export interface FramePolicy {
  contentSecurityPolicy: string | undefined;
  frameOptions: string | undefined;
}

/** Whether browsers show `page` in a frame of `host`, which is another origin. */
export function mayBeFramed(
  { contentSecurityPolicy, frameOptions }: FramePolicy,
  page: URL,
  host: URL,
): boolean {
  const lists = ancestorLists(contentSecurityPolicy ?? '');
  // The older header applies only if the policy has no `frame-ancestors`.
  if (lists.length > 0) return lists.every((list) => list.some((source) => matches(source, page, host)));
  return !isRefused(frameOptions ?? '');
}

/** Returns the sources of the first `frame-ancestors` of each policy that has one. */
function ancestorLists(header: string): string[][] {
  return header.split(',').flatMap((policy) => {
    const directives = policy.split(';').map((directive) => directive.trim().toLowerCase().split(/\s+/));
    const found = directives.find(([name]) => name === 'frame-ancestors');
    return found ? [found.slice(1)] : [];
  });
}

const hostSource =
  /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[^/:*]+|\[[0-9a-f:.]+\])(?::(\d+|\*))?(?:\/.*)?$/;

function matches(source: string, page: URL, host: URL): boolean {
  if (source === '*') return ['http:', 'https:'].includes(host.protocol);
  if (source === "'self'") return page.origin === host.origin;
  if (/^[a-z][a-z0-9+.-]*:$/.test(source)) return isScheme(source, host);
  const [, scheme, name = '', port] = hostSource.exec(source) ?? [];
  if (!name || !isScheme(scheme ? `${scheme}:` : page.protocol, host)) return false;
  return isHost(name, host.hostname) && isPort(port, host);
}

/** A source with http also matches https. */
function isScheme(allowed: string, { protocol }: URL): boolean {
  return protocol === allowed || (allowed === 'http:' && protocol === 'https:');
}

function isHost(allowed: string, host: string): boolean {
  if (allowed === '*') return true;
  return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed;
}

function isPort(allowed: string | undefined, host: URL): boolean {
  if (allowed === '*') return true;
  const usual = host.protocol === 'https:' ? '443' : '80';
  const port = host.port || usual;
  return port === (allowed ?? usual) || (allowed === '80' && port === '443' && host.protocol === 'https:');
}

/** Browsers reject contradicting values and ignore unknown ones. */
function isRefused(header: string): boolean {
  const words = new Set(header.split(',').map((word) => word.trim().toLowerCase()));
  if (words.size > 1) return ['deny', 'sameorigin', 'allowall'].some((word) => words.has(word));
  return words.has('deny') || words.has('sameorigin');
}
