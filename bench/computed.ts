import { readFileSync, readdirSync } from 'node:fs';

// Computing time of processes in milliseconds, which other work on the machine hardly affects. Linux only, NaN on other
// systems. The kernel counts in hundredths of a second.

export function processComputed(id: number): number {
  return timesOf(id)?.own ?? Number.NaN;
}

/** Computing time of the whole database that this process belongs to, including its processes that have ended. */
export function databaseComputed(oneOfIts: number): number {
  const head = timesOf(oneOfIts)?.parent;
  const ended = head === undefined ? undefined : timesOf(head);
  if (!ended) return Number.NaN;
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const living = all.map((name) => timesOf(Number(name))).filter((times) => times?.parent === head);
  return living.reduce((sum, times) => sum + (times?.own ?? 0), ended.own + ended.children);
}

/** `children` are those that have ended and were waited for. */
function timesOf(id: number): { parent: number; own: number; children: number } | undefined {
  try {
    const [, behindName = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(/\) (.*)/s);
    const fields = behindName.split(' ').map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields.slice(11, 15);
    return { parent, own: (user + system) * 10, children: (childrenUser + childrenSystem) * 10 };
  } catch {
    return undefined;
  }
}
