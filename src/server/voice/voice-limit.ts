import type { Database } from '../database.ts';
import { type RateCounter, openCounter, takePoint } from '../rate-counter.ts';
import { voiceError } from './errors.ts';

/** Of one person: an hour of talking or listening in a day, and no flood in a minute. */
const limits = {
  clips: { minute: 10, day: 150 },
  pieces: { minute: 60, day: 600 },
} as const;

export type VoiceLimit = (kind: keyof typeof limits, person: string) => Promise<void>;

export function voiceLimit(counters: Database | null): VoiceLimit {
  const limiters = {
    clips: limitersFor('clips', counters),
    pieces: limitersFor('pieces', counters),
  };
  return async (kind, person) => {
    for (const limiter of limiters[kind]) {
      await takePoint(limiter, person, (retryAfter) => voiceError('rate_limited', { retryAfter }));
    }
  };
}

function limitersFor(kind: keyof typeof limits, counters: Database | null): RateCounter[] {
  const { minute, day } = limits[kind];
  return [
    openCounter(`voice-${kind}-minute`, { points: minute, seconds: 60 }, counters),
    openCounter(`voice-${kind}-day`, { points: day, seconds: 24 * 60 * 60 }, counters),
  ];
}
