import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { VoiceRefusal } from './refusal.ts';

/** Of one person: an hour of talking or listening in a day, and no flood in a minute. */
const limits = {
  clips: { minute: 10, day: 150 },
  pieces: { minute: 60, day: 600 },
} as const;

export type VoiceLimit = (kind: keyof typeof limits, person: string) => Promise<void>;

/** Counts in this process and forgets at its end: what it guards is the bill of a service, nothing of a person. */
export function voiceLimit(): VoiceLimit {
  const limiters = {
    clips: limitersFor(limits.clips),
    pieces: limitersFor(limits.pieces),
  };
  return async (kind, person) => {
    try {
      for (const limiter of limiters[kind]) await limiter.consume(person);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      throw new VoiceRefusal('rate_limited', Math.ceil(reason.msBeforeNext / 1000));
    }
  };
}

function limitersFor({ minute, day }: { minute: number; day: number }): RateLimiterMemory[] {
  return [
    new RateLimiterMemory({ points: minute, duration: 60 }),
    new RateLimiterMemory({ points: day, duration: 24 * 60 * 60 }),
  ];
}
