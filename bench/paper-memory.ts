// Measures reading papers: `node bench/paper-memory.ts http://localhost:3000 FILE…`, on a server with the sample
// accounts. Prints the tab's memory before the file is chosen, its peak while reading and on the review (all as PSS),
// the page's heap, the bytes fetched after the choice (except a worker's own script), and the seconds. With PHONE=1 the
// window has a phone's size and the page's thread runs four times slower, but workers don't.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CDPSession, type Page, chromium } from 'playwright-core';
import { storageKeys } from '#web/lib/storage-keys.ts';

const [url = 'http://localhost:3000', ...files] = process.argv.slice(2);
const SAMPLE_MS = 100;
const MAX_MS = 600_000;
const isPhone = process.env['PHONE'] === '1';
const phone = { viewport: { width: 375, height: 780 }, deviceScaleFactor: 3, hasTouch: true };

for (const file of files) {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const processes = await browser.newBrowserCDPSession();
  const page = await browser.newPage(isPhone ? phone : {});
  await signIn(page);
  const metrics = await page.context().newCDPSession(page);
  await metrics.send('Performance.enable');
  if (isPhone) await metrics.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const fetched: Promise<number>[] = [];
  page.on('requestfinished', (request) =>
    fetched.push(request.sizes().then(({ responseBodySize }) => responseBodySize)),
  );
  const before = await tabMegabytes(processes);
  const began = performance.now();
  const reading = read(page, file);
  const peak = await peakUntil(reading, processes, metrics);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const after = await tabMegabytes(processes);
  const bytes = (await Promise.all(fetched)).reduce((sum, one) => sum + one, 0);
  console.log(
    `${path.basename(file)}: ${Math.round(bytes / 1000)} KB fetched; before ${before} MB, peak ${Math.max(peak.tab, after)} MB, after ${after} MB; page's heap at most ${peak.heap} MB; ${seconds} s`,
  );
  await browser.close();
}

async function signIn(page: Page): Promise<void> {
  const answer = await page.request.post(`${url}/auth/v1/token?grant_type=password`, {
    data: { email: 'admin@evenkeel.test', password: 'steady-lantern-9' },
  });
  await page.goto(`${url}/robots.txt`);
  await page.evaluate(([key, session]) => localStorage.setItem(key, session), [
    storageKeys.session,
    await answer.text(),
  ] as const);
  await page.goto(`${url}/documents`);
  await page.getByText('You can review as many documents as you like.').waitFor();
}

async function read(page: Page, file: string): Promise<void> {
  await page.locator('input[type=file][multiple]').setInputFiles(file);
  const start = page.getByRole('button', { name: 'Start the review' });
  const first = page.getByRole('button', { name: /^Read th/ });
  await start.or(first).waitFor({ timeout: MAX_MS });
  if (await first.isVisible()) await first.click();
  await start.click({ timeout: MAX_MS });
  await page.getByRole('heading', { name: 'Your document', exact: true }).waitFor();
}

async function peakUntil(
  reading: Promise<void>,
  processes: CDPSession,
  metrics: CDPSession,
): Promise<{ tab: number; heap: number }> {
  const peak = { tab: 0, heap: 0 };
  const state = { isOver: false };
  const over = reading.finally(() => (state.isOver = true));
  while (!state.isOver) {
    peak.tab = Math.max(peak.tab, await tabMegabytes(processes));
    const { metrics: values } = await metrics.send('Performance.getMetrics');
    const heap = values.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0;
    peak.heap = Math.max(peak.heap, Math.round(heap / 1e6));
    await wait(SAMPLE_MS);
  }
  await over;
  return peak;
}

/** Memory of the processes that render pages and run their workers. Shared memory counts once. */
async function tabMegabytes(processes: CDPSession): Promise<number> {
  const { processInfo } = await processes.send('SystemInfo.getProcessInfo');
  const kilobytes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) =>
      Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0),
    );
  return Math.round(kilobytes.reduce((sum, one) => sum + one, 0) / 1000);
}
