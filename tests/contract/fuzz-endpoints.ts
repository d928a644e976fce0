import * as fc from 'fast-check';
import { type Endpoint, type Endpoints, advisor } from './fuzz-endpoint.ts';
import { authEndpoints } from './fuzz-auth-endpoints.ts';
import { functionEndpoints } from './fuzz-function-endpoints.ts';
import { restEndpoints } from './fuzz-rest-endpoints.ts';
import { type CallerName, bodyOf, callers, idOf, query, encodeSegment, text } from './fuzz-values.ts';

/** A planned request. */
export interface PlannedRequest {
  endpoint: string;
  as: CallerName;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND'] as const;
const served = fc.oneof(
  fc.constantFrom(
    '/',
    '/auth',
    '/settings?tab=subscription',
    '/resources/guides-1',
    '/lena',
    '/chat',
    '/assets/',
  ),
  fc.constantFrom(
    '/../package.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '//etc/passwd',
  ),
  fc.array(text, { maxLength: 4 }).map((parts) => `/${parts.map(encodeSegment).join('/')}`),
);

/** Every route of the app. A test compares the list to the app, so that no new route is missing. */
export const endpoints: Endpoints = {
  'GET /healthz': {},
  'GET /readyz': {},
  'GET /config.json': {},
  'GET /legal.json': {},
  ...authEndpoints,
  'ALL /auth/:version{v[0-9]+}/*': {},
  'ALL /rest/:version{v[0-9]+}/*': {},
  'ALL /functions/:version{v[0-9]+}/*': {},
  'ALL /graphql/:version{v[0-9]+}/*': {},
  'ALL /realtime/:version{v[0-9]+}/*': {},
  'ALL /storage/:version{v[0-9]+}/*': {},
  ...restEndpoints,
  ...functionEndpoints,
  'GET /calendar/:name{[A-Za-z0-9_-]+\\.ics}': {
    path: fc
      .oneof(fc.stringMatching(/^[\w-]{1,50}$/), text)
      .map((name) => `/calendar/${encodeSegment(name)}.ics`),
  },
  'GET /chat/:advisor': { path: advisor.map((id) => `/chat/${encodeSegment(id)}`) },
  'GET /*': { path: served, weight: 3 },
  'ALL /assets/*': {},
};

/** Generates requests to all of these routes, each by a random caller. */
export function requestsFor(names: readonly string[]): fc.Arbitrary<PlannedRequest> {
  return fc.oneof(
    ...names.map((name) => ({ weight: endpoints[name]?.weight ?? 1, arbitrary: requestFor(name) })),
  );
}

function requestFor(name: string): fc.Arbitrary<PlannedRequest> {
  const endpoint: Endpoint = endpoints[name] ?? {};
  const [verb = 'GET', pattern = '/'] = name.split(' ');
  return fc
    .record({
      as: callerFor(endpoint),
      method: verb === 'ALL' ? fc.constantFrom(...methods) : fc.constant(verb),
      path: endpoint.path ?? pathOf(pattern),
      query:
        endpoint.query ??
        fc.oneof({ weight: 9, arbitrary: fc.constant('') }, { weight: 1, arbitrary: query({}) }),
      headers: endpoint.headers ?? fc.constant({}),
      sent: endpoint.raw ?? (endpoint.body ? bodyOf(endpoint.body) : fc.constant(null)),
    })
    .map(({ as, method, path, query: behind, headers, sent }) => ({
      endpoint: name,
      as,
      method,
      path: path.includes('?') ? path : path + behind,
      headers: { ...headers, ...(sent && { 'Content-Type': sent.type }) },
      body: sent && method !== 'GET' && method !== 'HEAD' ? sent.body : null,
    }));
}

function callerFor({ isForService }: Endpoint): fc.Arbitrary<CallerName> {
  if (isForService) return fc.constantFrom('service', 'service', 'service', 'first', 'nobody');
  return fc.oneof(
    { weight: 6, arbitrary: fc.constant('first' as const) },
    { weight: 3, arbitrary: fc.constant('second' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...callers.filter((caller) => caller !== 'service')) },
  );
}

/** A route's pattern with IDs for its parameters and random text for a star. */
function pathOf(pattern: string): fc.Arbitrary<string> {
  const parts = pattern.split('/').map((part) => {
    if (part === '*')
      return fc.array(text, { maxLength: 3 }).map((tail) => tail.map(encodeSegment).join('/'));
    if (!part.startsWith(':')) return fc.constant(part);
    return idOf(kindOf(pattern, part)).map(encodeSegment);
  });
  return fc.tuple(...parts).map((each) => each.join('/'));
}

function kindOf(pattern: string, parameter: string) {
  if (parameter === ':turn' || pattern.includes('/answers/')) return 'answer';
  if (pattern.includes('/conversations/')) return 'conversation';
  if (pattern.includes('/factors')) return parameter === ':id' && pattern.includes('admin') ? 'id' : 'factor';
  return 'id';
}
