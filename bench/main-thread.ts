import { loadavg } from 'node:os';
import { type Page, chromium } from 'playwright-core';
import * as v from 'valibot';
import { storageKeys } from '#web/lib/storage-keys.ts';

// node bench/main-thread.ts http://localhost:3000 3 / /lena …: how long a phone's main thread would be blocked while a
// page starts, by the browser's own computing time, so other work on the machine is not counted. With TASKS=1 it lists
// every long task of the last run and its contents.

const [address = 'http://localhost:3000', runs = '3', ...routes] = process.argv.slice(2);
const { EMAIL = 'sam@evenkeel.test', PASSWORD = 'quiet-harbour-7', TASKS } = process.env;

/** How much slower a phone computes. The time by which a task exceeds this limit is blocked time (as in Lighthouse). */
const SLOWDOWN = 4;
const UNNOTICED_MS = 50;
/** Work that starts later, such as the toasts, ends within this time. */
const REST_MS = 3000;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const open = new Set(['/auth', '/update-password', '/terms', '/privacy', '/safety', '/safety-protocol']);

const traceSchema = v.object({
  traceEvents: v.array(
    v.looseObject({
      name: v.string(),
      ph: v.string(),
      pid: v.number(),
      tid: v.number(),
      ts: v.optional(v.number(), 0),
      tts: v.optional(v.number(), 0),
      tdur: v.optional(v.number(), 0),
      args: v.optional(v.any()),
    }),
  ),
});
type TraceEvent = v.InferOutput<typeof traceSchema>['traceEvents'][number];

// The same categories as in Lighthouse, because recording takes time too.
const categories = [
  'disabled-by-default-lighthouse',
  'loading,v8,v8.execute,blink.user_timing,devtools.timeline,latencyInfo,navigation',
  ...['', '.stack', '.frame'].map((part) => `disabled-by-default-devtools.timeline${part}`),
  ...['screenshot', 'target-rundown', 'v8-source-rundown', 'v8-source-rundown-sources'].map(
    (part) => `disabled-by-default-devtools.${part}`,
  ),
].join();

console.log(
  `${address}, load ${loadavg()[0]?.toFixed(1)}; milliseconds of a phone, ${SLOWDOWN} times this machine's`,
);
console.log('blocked (range)   computing   longest task   route');
for (const route of routes) await measure(route);

async function measure(route: string): Promise<void> {
  const found = [];
  for (let run = 0; run < Number(runs); run += 1) found.push(readTrace(await trace(route), address + route));
  const blocked = found.map((each) => each.blocked).toSorted((a, b) => a - b);
  const cells = [
    `${middle(blocked).toFixed(0)} (${blocked[0]?.toFixed(0)}–${blocked.at(-1)?.toFixed(0)})`.padEnd(15),
    middle(found.map((each) => each.total))
      .toFixed(0)
      .padStart(9),
    middle(found.map((each) => each.longest))
      .toFixed(0)
      .padStart(11),
    route,
  ];
  console.log(cells.join('   '));
  if (TASKS) for (const line of found.at(-1)?.tasks ?? []) console.log(line);
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** One visit in a new browser that has only a session stored. */
async function trace(route: string): Promise<TraceEvent[]> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  });
  try {
    const page = await browser.newPage({ baseURL: address, hasTouch: true, ...phone });
    if (!open.has(route.replace(/\?.*/, ''))) await keepSession(page);
    const chrome = await browser.newBrowserCDPSession();
    const events: unknown[] = [];
    chrome.on('Tracing.dataCollected', ({ value }) => void events.push(...value));
    const ended = new Promise((resolve) => chrome.once('Tracing.tracingComplete', resolve));
    await chrome.send('Tracing.start', { categories, transferMode: 'ReportEvents' });
    await page.goto(route, { waitUntil: 'networkidle' });
    await page.waitForTimeout(REST_MS);
    await chrome.send('Tracing.end');
    await ended;
    return v.parse(traceSchema, { traceEvents: events }).traceEvents;
  } finally {
    await browser.close();
  }
}

/**
 * Stores the session before the page's own scripts run. Opening another page of the app for it would warm up the
 * browser.
 */
async function keepSession(page: Page): Promise<void> {
  const data = { email: EMAIL, password: PASSWORD };
  const answer = await page.request.post('/auth/v1/token?grant_type=password', { data });
  if (!answer.ok()) throw new Error(`${EMAIL} cannot sign in: ${await answer.text()}`);
  await page.addInitScript(([key, session]) => localStorage.setItem(key, session), [
    storageKeys.session,
    await answer.text(),
  ] as const);
}

/** Times from the first paint on, in milliseconds on a phone. */
function readTrace(events: TraceEvent[], url: string) {
  const opened = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  const paint = events.find(
    ({ name, args }) =>
      name === 'firstContentfulPaint' && args?.data?.navigationId === opened?.args?.data?.navigationId,
  );
  if (!paint) throw new Error('Nothing was painted');
  const mine = events.filter(({ pid, tid, ph }) => pid === paint.pid && tid === paint.tid && ph === 'X');
  const tasks = mine.filter(({ name, ts }) => name.endsWith('RunTask') && ts >= paint.ts);
  const long = tasks.filter(({ tdur }) => phoneTime(tdur) > UNNOTICED_MS);
  return {
    blocked: long.reduce((sum, { tdur }) => sum + phoneTime(tdur) - UNNOTICED_MS, 0),
    total: tasks.reduce((sum, { tdur }) => sum + phoneTime(tdur), 0),
    longest: Math.max(0, ...tasks.map(({ tdur }) => phoneTime(tdur))),
    tasks: long.map((task) => describe(task, mine, paint.ts)),
  };
}

function phoneTime(microseconds: number): number {
  return (microseconds / 1000) * SLOWDOWN;
}

function describe(task: TraceEvent, events: TraceEvent[], start: number): string {
  const inside = events.filter(
    ({ tts, tdur, name }) => tts >= task.tts && tts + tdur <= task.tts + task.tdur && name !== task.name,
  );
  const parts = inside
    .filter(({ tdur }) => phoneTime(tdur) > 8)
    .toSorted((a, b) => b.tdur - a.tdur)
    .slice(0, 9)
    .map(({ name, tdur, args }) => `${name}${where(args)} ${phoneTime(tdur).toFixed(0)}`);
  const at = ((task.ts - start) / 1000).toFixed(0);
  return `      ${phoneTime(task.tdur).toFixed(0)} ms, ${at} ms after the first paint: ${parts.join(', ')}`;
}

function where(args: unknown): string {
  const data = (
    args as
      | { data?: { url?: string; functionName?: string; lineNumber?: number; columnNumber?: number } }
      | undefined
  )?.data;
  const url = data?.url?.split('/').at(-1);
  return url ? `[${url.slice(0, 24)}${data?.columnNumber ? `:${data.columnNumber}` : ''}]` : '';
}
