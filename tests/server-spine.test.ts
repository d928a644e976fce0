import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const server = path.resolve(import.meta.dirname, '../src/server');

type Sources = ReadonlyMap<string, string>;

/** The server's code by its path below `src/server`, without tests. */
function serverSources(): Sources {
  const names = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  return new Map(names.map((name) => [name, readFileSync(path.join(server, name), 'utf8')]));
}

interface Rule {
  name: string;
  pattern: RegExp;
  /** The files in which the pattern is allowed. */
  allowed: readonly string[];
}

const rules: readonly Rule[] = [
  {
    name: 'access tokens are read and verified in one place for each API',
    pattern: /\bbearerToken\(|\bverify(AnyStep)?\(token/,
    allowed: ['auth/authenticate.ts', 'auth/tokens/', 'http/bearer-secret.ts', 'http/caller.ts', 'rest/'],
  },
  {
    name: 'limits are opened from the table of limits',
    pattern: /\bopen(WriteBehind)?RateLimiter\(|\bnew RateLimiter\w+\(/,
    allowed: ['limits/'],
  },
  {
    name: 'errors are logged with their place',
    pattern: /\.(error|warn|fatal)\(\s*\{[^}]*\berror\b[^}]*(\.name|typeof|\.message)/,
    allowed: [],
  },
  {
    name: 'functions refuse with one type of error',
    pattern: /class \w+(Refusal|ApiError) extends/,
    allowed: ['http/api-error.ts'],
  },
];

function breaches({ pattern, allowed }: Rule, sources: Sources): string[] {
  return [...sources]
    .filter(([file, code]) => pattern.test(code) && !allowed.some((place) => file.startsWith(place)))
    .map(([file]) => file);
}

test.each(rules)('$name', (rule) => {
  expect(breaches(rule, serverSources())).toEqual([]);
});

test.each([
  ['const token = bearerToken(header);', 'access tokens are read and verified in one place for each API'],
  ['const limiter = openRateLimiter(name, limit, null);', 'limits are opened from the table of limits'],
  [
    `log.warn(\n  { error: error instanceof Error ? error.name : typeof error }, 'failed');`,
    'errors are logged with their place',
  ],
  ['export class VoiceRefusal extends Error {}', 'functions refuse with one type of error'],
])('planted: %s is found', (code, name) => {
  const sources = new Map([['voice/routes.ts', code]]);
  expect(rules.filter((rule) => breaches(rule, sources).length > 0).map((rule) => rule.name)).toEqual([name]);
});

test('the root folder of the server has at most 12 files', () => {
  const files = readdirSync(server, { withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.length).toBeLessThanOrEqual(12);
});
