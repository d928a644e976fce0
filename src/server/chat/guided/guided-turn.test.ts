import { expect, test } from 'vitest';
import { iWantToFile } from '#content/guided/i-want-to-file.ts';
import { iWasServed } from '#content/guided/i-was-served.ts';
import type { Flow } from '#domain/guided/flow.ts';
import { type Run, newRun } from '#domain/guided/run.ts';
import { assess } from '#domain/safety/assess.ts';
import type { Engine, Turn } from '../engine.ts';
import { openReaders } from '../safety-readers.ts';
import type { TurnContext } from '../turns/turn-context.ts';
import { guidedAssessment } from './guided-assessment.ts';
import { guidedTurn } from './guided-turn.ts';
import { guidedViewOf } from './guided-view.ts';

const readers = openReaders();
const TODAY = '2026-11-28';
const silent: Engine = {
  async *answer() {
    yield { type: 'data-engine', data: { engine: 'safety' } };
  },
};

/** Sends the texts to the safety gate and the guided conversation, as a turn does. */
async function talk(flow: Flow, start: Run, ...texts: string[]): Promise<Run> {
  let run = start;
  for (const text of texts) {
    const context = { advisor: flow.advisor, guided: run, isKept: true } as TurnContext;
    const found = await assess(text, { lastKind: null, kinds: [], earlier: [] }, readers);
    const turn = guidedTurn({
      context,
      text,
      assessment: guidedAssessment(context, text, found),
      today: TODAY,
      otherwise: silent,
      library: silent,
      save: (next) => {
        run = next;
        return Promise.resolve();
      },
    });
    const events = turn?.engine.answer({} as Turn, new AbortController().signal) ?? [];
    for await (const _event of events);
  }
  return run;
}

const filing: Run = { ...newRun(iWantToFile), values: { afraid: 'no', state: 'GA', lived: 'long' } };

test('violence told inside a flow answers its question about fear, without a second pause', async () => {
  const told = await talk(iWantToFile, filing, 'In the same state, he hits me and he has my keys');
  expect([told.values['afraid'], told.status]).toEqual(['yes', 'paused']);
  const going = await talk(
    iWantToFile,
    told,
    'Continue',
    'same state',
    'nothing',
    '3 kids',
    'A home',
    'no',
    'yes',
  );
  const view = guidedViewOf(iWantToFile, going, true);
  expect([view.status, view.answers[0]?.text]).toEqual(['checking', 'Yes, or maybe']);
  const page = guidedViewOf(iWantToFile, await talk(iWantToFile, going, 'Show my page'), true).page;
  expect(page?.parts[0]?.heading).toBe('Safety first');
  expect(page?.parts[0]?.lines.map(({ text }) => text).join(' ')).toContain('1-800-799-7233');
});

test('the page after being served begins with safety for someone who was hurt', async () => {
  const values = { safe: 'yes', state: 'WA', paper: 'petition', served: '2026-11-24', way: 'hand', days: 20 };
  const rest = { hearing: 'no', children: 'yes', fee: 'no', lawyer: 'no' };
  const run = { ...newRun(iWasServed), values: { ...values, ...rest } };
  const told = await talk(
    iWasServed,
    run,
    "I'm scared of tonight, he has a gun and he's been drinking",
    'Continue',
    'Show my page',
  );
  const first = guidedViewOf(iWasServed, told, true).page?.parts[0];
  expect(first?.heading).toBe('Safety first');
  expect(first?.lines.map(({ text }) => text).join(' ')).toMatch(/911.*1-800-799-7233/);
});
