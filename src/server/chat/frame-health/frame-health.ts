import type { FrameHealth } from '#contract/frame-health.ts';
import { type AssistantId, SUPPORT } from '#domain/assistant.ts';
import type { Config } from '../../config/config.ts';
import { probeFrame } from './probe-frame.ts';

/** How long a result is cached. Failures expire sooner, so that Retry checks again. */
const CACHE_MS = { well: 60_000, ill: 5000 };
const TIMEOUT_MS = 5000;

/** Null for an assistant without a third-party chat. Never rejects. */
export type FrameHealthOf = (assistant: AssistantId) => Promise<FrameHealth> | null;

/** Each configured URL is probed by one request at a time, and not while its result is cached. */
export function openFrameHealth(
  config: Pick<Config, 'environment' | 'appUrl' | 'advisorEmbeds' | 'supportEmbed'>,
  now: () => Date,
  timeoutMs = TIMEOUT_MS,
): FrameHealthOf {
  const answers = new Map<AssistantId, { health: Promise<FrameHealth>; until: number }>();
  const probe = {
    host: new URL(config.appUrl),
    mayAskInside: config.environment === 'local',
    timeoutMs,
  };

  const ask = async (assistant: AssistantId, address: string) => {
    const health = await probeFrame(address, probe);
    const until = now().getTime() + (health.ok ? CACHE_MS.well : CACHE_MS.ill);
    answers.set(assistant, { health: Promise.resolve(health), until });
    return health;
  };

  return (assistant) => {
    const address = assistant === SUPPORT ? config.supportEmbed : config.advisorEmbeds[assistant];
    if (!address) return null;
    const known = answers.get(assistant);
    if (known && known.until > now().getTime()) return known.health;
    const answer = { health: ask(assistant, address), until: Number.POSITIVE_INFINITY };
    answers.set(assistant, answer);
    return answer.health;
  };
}
