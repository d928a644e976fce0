/** The personal data of a request, by the product's field names. */
const personalKeys = new Set(
  `email new_email password current_password nonce token token_hash code refresh_token auth_code code_verifier phone
   name first_name last_name full_name firstName lastName friendly_name title description notes message subject text
   words reply topic`.split(/\s+/),
);

// Shorter words cannot be distinguished from the log's own.
const MIN_LENGTH = 3;

interface Said {
  /** The URL with its query. */
  path: string;
  authorization: string | undefined;
  body: string;
}

/** Addresses, names, texts and secrets, in any part of a request. */
export function findPersonalData({ path, authorization, body }: Said): Set<string> {
  const found = new Set<string>();
  const keep = (key: string, value: unknown) => {
    if (typeof value !== 'string') return;
    const text = value.trim();
    const isPersonal = personalKeys.has(key) || text.includes('@') || /\S\s\S/.test(text);
    if (isPersonal && text.length >= MIN_LENGTH) found.add(text);
  };
  keep('token', authorization?.replace(/^Bearer /i, ''));
  for (const [key, value] of URL.parse(path, 'http://server.test')?.searchParams ?? []) {
    // Only the value of a filter counts: other parameters of a table's URL name columns.
    if (!['select', 'order', 'columns', 'on_conflict'].includes(key)) keep(key, value.replace(/^\w+\./, ''));
  }
  walk('', parsed(body), keep);
  return found;
}

// Only tests of refused input nest so deep, with thousands of brackets.
const DEEPEST = 50;

function walk(key: string, value: unknown, keep: (key: string, value: unknown) => void, depth = 0): void {
  if (depth > DEEPEST) return;
  if (Array.isArray(value)) for (const entry of value) walk(key, entry, keep, depth + 1);
  else if (typeof value === 'object' && value !== null)
    for (const [name, entry] of Object.entries(value)) walk(name, entry, keep, depth + 1);
  else keep(key, value);
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return Object.fromEntries(new URLSearchParams(body));
  }
}
