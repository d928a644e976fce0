import { type ServerResponse, createServer } from 'node:http';
import { listenLocally } from './local-server.ts';

type Fault = 'silent' | 'breaks' | 'refuses' | 'redirects' | 'babbles' | 'floods' | 'throttles';

export interface CourtListenerStandIn extends AsyncDisposable {
  baseUrl: string;
  token: string;
  /** The requests, oldest first: the parameters, and every header that could identify the caller. */
  asked: { path: string; query: Record<string, string>; headers: Record<string, string> }[];
  /** Makes all requests fail in this way from now on. Null ends it. */
  goesWrong(how: Fault | null): void;
}

const PAGE = 20;
const TOKEN = 'stand-in-0123456789abcdef0123456789abcdef';
const DECISIONS = 45;

/**
 * Simulates the search of CourtListener's REST API v4 on loopback, as its documentation describes it: token, cursor,
 * errors and throttling in the format of Django REST Framework. Every decision is invented.
 */
export async function startCourtListener(): Promise<CourtListenerStandIn> {
  const asked: CourtListenerStandIn['asked'] = [];
  let fault: Fault | null = null;
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', baseUrl);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    asked.push({ path: url.pathname, query: Object.fromEntries(url.searchParams), headers });
    if (fault !== null) goWrong(fault, response);
    else if (headers['authorization'] !== `Token ${TOKEN}`)
      answer(response, 401, { detail: 'Invalid token.' });
    else if (url.pathname === '/api/rest/v4/search/') search(url, response);
    else answer(response, 404, { detail: 'Not found.' });
  });
  const { origin: baseUrl, close } = await listenLocally(server);
  return {
    baseUrl,
    token: TOKEN,
    asked,
    goesWrong(how) {
      fault = how;
    },
    [Symbol.asyncDispose]: close,
  };
}

function search(url: URL, response: ServerResponse): void {
  const cursor = url.searchParams.get('cursor');
  const first = cursor === null ? 0 : positionOf(cursor);
  if (first === null) return answer(response, 404, { detail: 'Invalid cursor' });
  const q = url.searchParams.get('q') ?? '';
  const count = q.includes('court_id:(wyo)') ? 0 : DECISIONS;
  const next = new URL(url);
  next.searchParams.set('cursor', cursorAt(first + PAGE));
  const positions = Array.from({ length: Math.max(0, Math.min(PAGE, count - first)) }, (_, at) => first + at);
  answer(response, 200, {
    count,
    next: first + PAGE < count ? next.href : null,
    previous: null,
    results: positions.map(decision),
  });
}

/** Base64 of the service's own sort values: opaque to clients. */
function cursorAt(position: number): string {
  return Buffer.from(`s=${(100 - position).toFixed(2)}&p=${position}&t=o`).toString('base64');
}

function positionOf(cursor: string): number | null {
  const position = new URLSearchParams(Buffer.from(cursor, 'base64').toString()).get('p');
  return position === null ? null : Number(position);
}

function decision(position: number) {
  const id = 9_000_001 + position;
  return {
    absolute_url: `/opinion/${id}/invented-v-invented/`,
    attorney: '',
    caseName:
      position === 0 ? 'Invented v. Invented &amp; <mark>Others</mark>' : `Invented v. Made Up ${position}`,
    caseNameFull: '',
    citation: position % 2 === 0 ? [`${position + 1} Inv. App. 4th ${position + 100}`] : [],
    citeCount: position,
    cluster_id: id,
    court: 'Invented Court of Appeal',
    court_citation_string: 'Inv. Ct. App.',
    court_id: 'calctapp',
    dateArgued: null,
    dateFiled: `20${String(24 - (position % 20)).padStart(2, '0')}-03-15`,
    docketNumber: `A${10_000 + position}`,
    docket_id: id,
    judge: '',
    meta: { timestamp: '2024-06-22T10:26:35.320787Z', score: { bm25: 9.5 - position / 10 } },
    opinions: [
      {
        id,
        snippet: `\nThe mother and the father could not agree on a weekly plan. The invented court looked at the days of the children, decision ${position}.\n`,
        type: 'lead-opinion',
      },
    ],
    status: 'Published',
    syllabus: '',
  };
}

function goWrong(fault: Fault, response: ServerResponse): void {
  if (fault === 'silent') return;
  if (fault === 'breaks') return answer(response, 502, { detail: 'Bad gateway' });
  if (fault === 'refuses') return answer(response, 401, { detail: 'Invalid token.' });
  if (fault === 'redirects') return void response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end();
  if (fault === 'babbles')
    return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>hm</p>');
  if (fault === 'floods')
    return answer(response, 200, { count: 1, next: null, results: ['x'.repeat(2_000_000)] });
  response.setHeader('Retry-After', '7200');
  answer(response, 429, { detail: 'Request was throttled. Expected available in 7200 seconds.' });
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
