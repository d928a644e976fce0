import { safetyScripts } from '#content/safety-scripts.ts';
import type { ScriptId } from '#domain/safety/script.ts';
import type { Engine } from './engine.ts';

/** Sends a fixed text as a whole: a person in danger should not watch words appear. */
export function scriptEngine(id: ScriptId): Engine {
  const script = safetyScripts[id];
  return {
    async *answer({ position }) {
      const text = script.texts[position % script.texts.length] ?? script.texts[0];
      yield { type: 'data-engine', data: { engine: 'safety' } };
      yield { type: 'text-start', id: 'script' };
      yield { type: 'text-delta', id: 'script', delta: text };
      yield { type: 'text-end', id: 'script' };
      if (script.lines.length > 0)
        yield { type: 'data-safety', data: { kind: id, lines: [...script.lines] } };
    },
  };
}
