import { readFileSync } from 'node:fs';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { JobWatch } from '../jobs/jobs.ts';

/**
 * The metrics, with Prometheus's names. No label depends on input: routes are our patterns, and nothing identifies a
 * person, an advisor or a danger.
 */
export interface Metrics {
  registry: Registry;
  requests: Histogram<'method' | 'route' | 'status'>;
  databaseWait: Histogram<'role'>;
  databaseWork: Histogram<'role' | 'result'>;
  databaseTransactions: Gauge<'state'>;
  firstText: Histogram;
  turns: Counter<'ending'>;
  mails: Counter<'result'>;
  /** Requests to the payment provider, text messages, push services and the language model. */
  outgoing: Counter<'to' | 'result'>;
  jobs: Histogram<'job' | 'result'>;
}

const requestSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Also collected: event loop delay, memory, garbage collection and CPU time.
  collectDefaultMetrics({ register: registry });
  tellBuild(registry);
  return {
    registry,
    requests: new Histogram({
      name: 'evenkeel_request_seconds',
      help: 'Time until a response starts, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: requestSeconds,
      registers,
    }),
    databaseWait: new Histogram({
      name: 'evenkeel_database_wait_seconds',
      help: 'Time until a transaction gets a connection and its caller is admitted.',
      labelNames: ['role'],
      buckets: requestSeconds,
      registers,
    }),
    databaseWork: new Histogram({
      name: 'evenkeel_database_transaction_seconds',
      help: 'Time for a whole transaction, including the wait.',
      labelNames: ['role', 'result'],
      buckets: requestSeconds,
      registers,
    }),
    databaseTransactions: new Gauge({
      name: 'evenkeel_database_transactions',
      help: 'Transactions that wait for a connection, and those that have one.',
      labelNames: ['state'],
      registers,
    }),
    firstText: new Histogram({
      name: 'evenkeel_chat_first_text_seconds',
      help: 'Time until an advisor’s answer shows its first words.',
      buckets: [0.1, 0.25, 0.5, 1, 2, 4, 8, 16, 32],
      registers,
    }),
    turns: new Counter({
      name: 'evenkeel_chat_turns_total',
      help: 'Advisors’ answers by how they ended: done, stopped, or failed.',
      labelNames: ['ending'],
      registers,
    }),
    mails: new Counter({
      name: 'evenkeel_mails_total',
      help: 'Emails the mail server accepted, and those it refused.',
      labelNames: ['result'],
      registers,
    }),
    outgoing: new Counter({
      name: 'evenkeel_outgoing_total',
      help: 'Requests to the services behind payments, texts, push, and the language model, by outcome.',
      labelNames: ['to', 'result'],
      registers,
    }),
    jobs: new Histogram({
      name: 'evenkeel_job_seconds',
      help: 'Runs of scheduled jobs.',
      labelNames: ['job', 'result'],
      buckets: [0.1, 1, 10, 60, 600],
      registers,
    }),
  };
}

/** The running version: during a rolling update there are two. */
function tellBuild(registry: Registry): void {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  new Gauge({
    name: 'evenkeel_build_info',
    help: 'Always 1; the version is in the label.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1);
}

export function jobWatch({ jobs }: Metrics): JobWatch {
  return {
    // A series that begins with its first failure shows no increase, so an alert would miss that failure.
    scheduled: (job) => jobs.zero({ job, result: 'failed' }),
    ended: (job, isDone, seconds) => jobs.observe({ job, result: isDone ? 'done' : 'failed' }, seconds),
  };
}
