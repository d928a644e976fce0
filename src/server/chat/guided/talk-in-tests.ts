import type { Flow } from '#domain/guided/flow.ts';
import { type Run, newRun } from '#domain/guided/run.ts';
import { assess } from '#domain/safety/assess.ts';
import type { Engine, Turn } from '../engine.ts';
import { openReaders } from '../safety-readers.ts';
import { scriptEngine } from '../script-engine.ts';
import type { TurnContext } from '../turns/turn-context.ts';
import { guidedAssessment } from './guided-assessment.ts';
import { guidedTurn } from './guided-turn.ts';
import { guidedViewOf } from './guided-view.ts';

export const readers = openReaders();
export const TODAY = '2026-11-28';
export const library: Engine = {
  async *answer() {
    yield { type: 'text-start', id: 'library' };
    yield { type: 'text-delta', id: 'library', delta: '(library)' };
    yield { type: 'text-end', id: 'library' };
  },
};

export interface Heard {
  run: Run;
  answer: string;
  lines: string[];
  stored: string;
}

/** Sends the texts to the safety gate and the guided conversation, with the safety cards so far, as turns do. */
export async function talk(flow: Flow, start: Run, ...texts: string[]): Promise<Heard> {
  let run = start;
  const concerns: string[] = [];
  let lastKind: string | null = null;
  let heard: Heard = { run, answer: '', lines: [], stored: '' };
  for (const text of texts) {
    const context = { advisor: flow.advisor, guided: run, isKept: true, concerns } as unknown as TurnContext;
    const found = guidedAssessment(
      context,
      text,
      await assess(text, { lastKind, kinds: concerns, earlier: [] }, readers),
    );
    const otherwise = found.kind === 'script' ? scriptEngine(found.script) : library;
    const turn = guidedTurn({
      context,
      text,
      assessment: found,
      today: TODAY,
      otherwise,
      library,
      save: (next) => {
        run = next;
        return Promise.resolve();
      },
    });
    let answer = '';
    const lines: string[] = [];
    lastKind = null;
    const asked = { text, position: 1, history: [] } as unknown as Turn;
    for await (const event of (turn?.engine ?? otherwise).answer(asked, new AbortController().signal)) {
      if (event.type === 'text-delta') answer += event.delta;
      if (event.type !== 'data-safety') continue;
      lines.push(...event.data.lines);
      lastKind ??= event.data.kind;
      if (!concerns.includes(event.data.kind)) concerns.push(event.data.kind);
    }
    heard = { run, answer, lines, stored: turn?.text ?? text };
  }
  return heard;
}

/** A run at this question, with the first choice of each before it. At none: all are answered. */
export function runAt(flow: Flow, slot: string, values: Run['values'] = {}): Run {
  const at = flow.slots.findIndex(({ id }) => id === slot);
  const before = at < 0 ? flow.slots : flow.slots.slice(0, at);
  const given = before.map((one) => [one.id, one.type === 'choice' ? one.choices[0]?.id : null] as const);
  return { ...newRun(flow), values: { ...Object.fromEntries(given), ...values } as Run['values'] };
}

/** The text of the page that these answers make. */
export function pageText(flow: Flow, run: Run): string {
  const page = guidedViewOf(flow, { ...run, status: 'done', finishedOn: TODAY }, true).page;
  return (
    page?.parts
      .map(({ heading, lines }) => [heading, ...lines.map(({ text }) => text)].join(' '))
      .join('\n') ?? ''
  );
}
