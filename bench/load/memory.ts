import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB. Linux only. */
function residentMemory(pid: number): number {
  const found = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(found) / 1024;
}

/** Computing time of a process in milliseconds. Linux only. */
export function computed(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // utime and stime, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Samples the memory every second. Stopping returns the medians of the first, second and last third, in MB. */
export function watchMemory(pid: number): { stop(): [number, number, number] } {
  const seen: number[] = [];
  const timer = setInterval(() => seen.push(residentMemory(pid)), 1000);
  return {
    stop() {
      clearInterval(timer);
      const third = Math.floor(seen.length / 3);
      return [0, 1, 2].map((at) => medianOf(seen.slice(at * third, (at + 1) * third))) as [
        number,
        number,
        number,
      ];
    },
  };
}

function medianOf(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN);
}
