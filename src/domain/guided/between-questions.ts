import type { Day } from '../tools/day.ts';
import { correctAfterPage } from './after-page.ts';
import { type Command, asksToGoOn } from './command.ts';
import { correct } from './correct.ts';
import { findStatedDanger, saysSafe } from './danger.ts';
import type { Flow } from './flow.ts';
import { goBack, handleCommand } from './on-command.ts';
import type { Outcome } from './outcome.ts';
import { mayTellOfDevice } from './other-device.ts';
import { plainWords } from './read/plain.ts';
import { wantsToReply } from './read/reply-wish.ts';
import type { Run } from './run.ts';
import { finishRun, pauseIfNeeded, setValues } from './settle.ts';
import { openSlot, pauseFor } from './steps.ts';

export function handleAfterResult(
  flow: Flow,
  run: Run,
  text: string,
  command: Command | null,
  today: Day,
): Outcome | null {
  const variant = flow.variants?.find((one) => plainWords(one) === plainWords(text));
  if (variant) return { run: { ...run, variant }, note: { kind: 'variant' } };
  const correction = correct(flow, run, text, today);
  if (correction) return correction;
  if (command === 'delete' || command === 'restart') return handleCommand(flow, run, null, command, today);
  if (command === 'result') return finishRun(run, today);
  return command === null ? correctAfterPage(flow, run, text, today) : null;
}

/** Handles only commands to the conversation itself. Anything else goes to the advisor. */
export function handleWhilePaused(
  flow: Flow,
  run: Run,
  text: string,
  command: Command | null,
  today: Day,
): Outcome | null {
  const going: Run = { ...run, status: 'asking' };
  const opened = reopened(flow, run, text);
  if (opened) return opened;
  if (command === 'go-on' || asksToGoOn(text))
    return stillPaused(flow, going) ?? { run: going, note: { kind: 'resumed' } };
  if (command === 'delete' || command === 'restart') return handleCommand(flow, going, null, command, today);
  if (command === 'back') return goBack(flow, going, openSlot(flow, going));
  // The person is answering the safety gate. The questions pause until the person asks for them.
  if (saysSafe(text) && pauseFor(flow, run)?.isFinal !== true) return { run, note: { kind: 'safe' } };
  return correct(flow, going, text, today) ?? askedOfDevice(flow, run, text) ?? refused(flow, run, text);
}

/** "I'm on my cousin's phone now" ends the pause for someone whose own device may be seen. */
function reopened(flow: Flow, run: Run, text: string): Outcome | null {
  if (pauseFor(flow, run)?.isFinal !== true) return null;
  const told = findStatedDanger(flow, run, text);
  const isOver = told && pauseFor(flow, { ...run, values: { ...run.values, ...told } }) === null;
  return isOver ? setValues(flow, run, told) : null;
}

/** "He can't see it" may be about this phone or another, so the pause says what would end it. */
function askedOfDevice(flow: Flow, run: Run, text: string): Outcome | null {
  const pause = pauseFor(flow, run);
  return pause?.again !== undefined && mayTellOfDevice(text) ? stillPaused(flow, run) : null;
}

function stillPaused(flow: Flow, going: Run): Outcome | null {
  const outcome = pauseIfNeeded(flow, going);
  if (outcome?.note.kind !== 'paused' || !outcome.note.pause.again) return outcome;
  const { pause } = outcome.note;
  return {
    run: outcome.run,
    note: { kind: 'paused', pause: { ...pause, words: pause.again ?? pause.words } },
  };
}

/** A final pause lasts for the whole conversation, so another request to write is refused again. */
function refused(flow: Flow, run: Run, text: string): Outcome | null {
  if (!wantsToReply(text)) return null;
  const pause = pauseFor(flow, run) ?? flow.pauses?.find(({ id }) => run.heard.includes(id));
  if (!pause?.isFinal || !pause.refusal) return null;
  return { run, note: { kind: 'paused', pause: { ...pause, words: pause.refusal } } };
}
