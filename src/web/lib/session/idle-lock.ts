import { storageKeys } from '#web/lib/storage-keys.ts';

/** The time in minutes; 0 is off. */
export const idleLocks = [0, 5, 15] as const;

const MINUTE = 60_000;
const WARNED_MS = MINUTE;
const NOTED_EVERY_MS = 5000;

export interface IdleLock {
  minutes: number;
  /** The time of the last activity in any tab, in milliseconds. */
  lastSeen: number;
}

/**
 * Uses the device's clock, which continues while the device sleeps. A last activity far in the future means that the
 * clock was changed, so the session is locked.
 */
export function idleState({ minutes, lastSeen }: IdleLock, now: number): 'active' | 'warn' | 'over' {
  if (!(minutes > 0)) return 'active';
  const idle = Math.abs(now - lastSeen);
  if (idle >= minutes * MINUTE) return 'over';
  return idle >= minutes * MINUTE - WARNED_MS ? 'warn' : 'active';
}

export function readIdleLock(): IdleLock {
  try {
    return {
      minutes: Number(localStorage.getItem(storageKeys.idleLock)),
      lastSeen: Number(localStorage.getItem(storageKeys.lastSeen)),
    };
  } catch {
    return { minutes: 0, lastSeen: 0 };
  }
}

export function chooseIdleLock(minutes: number): void {
  if (minutes > 0) {
    localStorage.setItem(storageKeys.idleLock, String(minutes));
    localStorage.setItem(storageKeys.lastSeen, String(Date.now()));
  } else {
    localStorage.removeItem(storageKeys.idleLock);
    localStorage.removeItem(storageKeys.lastSeen);
  }
}

/** For all tabs. Not written more often than needed. */
export function noteActivity({ minutes, lastSeen }: IdleLock, now: number): void {
  if (minutes > 0 && Math.abs(now - lastSeen) >= NOTED_EVERY_MS) {
    localStorage.setItem(storageKeys.lastSeen, String(now));
  }
}
