import { flowOpenedBy } from '#content/guided/flows.ts';
import { contactPause, threatPause } from '#content/guided/contact-pause.ts';
import { readCommand } from '#domain/guided/command.ts';
import { findStatedDanger } from '#domain/guided/danger.ts';
import type { Flow } from '#domain/guided/flow.ts';
import { recordDangers } from '#domain/guided/heard-danger.ts';
import { openingAnswers } from '#domain/guided/opening-answers.ts';
import { type Run, newRun } from '#domain/guided/run.ts';
import { onPrivateChange, withoutPrivateChange } from '#domain/guided/private-change.ts';
import { openSlot } from '#domain/guided/steps.ts';
import type { Note, Outcome } from '#domain/guided/outcome.ts';
import { pauseRun, takeAnswer, storeAccount } from '#domain/guided/take-answer.ts';
import type { Values } from '#domain/guided/value.ts';
import type { Assessment } from '#domain/safety/assess.ts';
import type { ScriptId } from '#domain/safety/script.ts';
import type { Day } from '#domain/tools/day.ts';
import type { Engine } from '../engine.ts';
import type { TurnContext } from '../turns/turn-context.ts';
import { isNewAbduction, withAbductionLine } from './abduction-beside.ts';
import { guidedEngine } from './guided-engine.ts';
import { calmReply } from './calm-reply.ts';
import { onChildQuestion } from './child-question.ts';
import { findMentionedDangers, recordReportedDanger } from './dangers-heard.ts';
import { takesBackThoughts, withoutDenial, withoutMistake } from './false-alarm.ts';
import { safetyLineFor } from './note-beside.ts';
import { isPastedThreat } from './pasted-message.ts';
import { savingFirst } from './saving-first.ts';
import { type Standing, findRunningFlow } from './standing.ts';
import { isNoAnswer } from './told-inside.ts';

export interface GuidedTurn {
  engine: Engine;
  /** The text that is stored as the person's message, without private answers. */
  text: string;
  /** The conversation gets a neutral title and is left out of emails. */
  isSensitive: boolean;
  /** A series of short answers is not abuse: only questions to the library count toward the daily limit. */
  isFree: boolean;
}

interface Asked {
  context: TurnContext;
  text: string;
  /** The result of the safety gate, which takes priority. */
  assessment: Assessment;
  today: Day;
  /** Answers messages that the guided conversation doesn't handle. */
  otherwise: Engine;
  library: Engine;
  save: (run: Run) => Promise<void>;
}

const KEPT_ON_DEVICE = '(My answer stays on this device.)';

/** Returns the turn of a guided conversation that is running or starts with this message. Null for other messages. */
export function guidedTurn(asked: Asked): GuidedTurn | null {
  const { context, text, assessment, today } = asked;
  const found = findRunningFlow(context);
  const standing = withoutMistake(found, text, context.concerns);
  const isTakenBack = found !== null && standing?.run.dangers.length !== found.run.dangers.length;
  const isAsking = standing?.run.status === 'asking';
  const helped =
    standing &&
    (onChildQuestion(standing, text, assessment) ??
      calmReply(context, standing, text, assessment, isTakenBack));
  if (helped) return answered(asked, standing, helped);
  if (assessment.kind === 'script') {
    const isRunning = isAsking || (standing?.run.status === 'paused' && assessment.isCrisis);
    return standing && isRunning ? whenDanger(asked, standing, assessment.script, assessment.isCrisis) : null;
  }
  const changed = standing && onPrivateChange(standing.flow, standing.run, text);
  if (changed) return answered(asked, standing, changed);
  const opened = flowOpenedBy(context.advisor, text);
  if (opened && !(isAsking && standing.flow === opened)) {
    const given = openingAnswers(opened, text, today);
    const run = { ...newRun(opened), values: given };
    return answered(asked, { flow: opened, run }, { run, note: { kind: 'begun', given } });
  }
  const heard = standing && withoutAlarm(context, standing, text);
  const outcome = heard && answerIn(heard, today);
  if (!outcome) return standing && isNewAbduction(standing.run, text) ? besideAdvisor(asked, standing) : null;
  const { flow, run } = heard.standing;
  return answered(asked, heard.standing, withoutPrivateChange(flow, run, text, outcome));
}

/** The advisor answers during a pause or after the page. The page still gets what to do about the children. */
function besideAdvisor({ otherwise, save, text }: Asked, { flow, run }: Standing): GuidedTurn {
  const engine = withAbductionLine(otherwise);
  const next = recordDangers(run, ['abduction']);
  return {
    engine: savingFirst(engine, () => save(next)),
    text,
    isSensitive: flow.isSensitive === true,
    isFree: false,
  };
}

interface Heard {
  standing: Standing;
  /** What the message says beside the denial. */
  words: string;
}

/** "No I'm not suicidal, I cut my own hair. 66 a month" ends the alarm that a guess raised, and its rest is the answer. */
function withoutAlarm(context: TurnContext, standing: Standing, text: string): Heard {
  const { flow, run } = standing;
  if (!takesBackThoughts(context, standing, text)) return { standing, words: text };
  const calmed = { ...run, dangers: run.dangers.filter((one) => one !== 'self') };
  return { standing: { flow, run: calmed }, words: withoutDenial(text) };
}

function answerIn({ standing: { flow, run }, words }: Heard, today: Day): Outcome | null {
  return words === '' ? { run, note: { kind: 'resumed' } } : takeAnswer(flow, run, words, today);
}

/** Notes that stop the conversation themselves or answer someone in danger, so that the pause is not said again. */
const ownWay: ReadonlySet<Note['kind']> = new Set<Note['kind']>([
  'paused',
  'reassured',
  'safe',
  'child-help',
  'help-coming',
  'not-me',
]);

function answered(
  { assessment, text, library, save }: Asked,
  standing: Standing,
  outcome: Outcome,
): GuidedTurn {
  const { flow, run } = standing;
  const isHeld = flow.needsContact === true && assessment.hasViolence;
  const isPrivate = isForDevice(flow, run, text) || isPrivateChange(flow, outcome.note);
  const said = isPrivate ? withoutOwn(flow, run.values, outcome.run) : outcome.run;
  const safetyNote = safetyLineFor(assessment, standing, outcome, text);
  const heard = recordDangers(said, findMentionedDangers(assessment, safetyNote, text));
  const next = recordReportedDanger(flow, heard, assessment, text);
  const pause = isPastedThreat(standing, text) ? threatPause : contactPause;
  const engine = guidedEngine({
    flow,
    run: isHeld ? pauseRun(next, contactPause) : next,
    note: isHeld && !ownWay.has(outcome.note.kind) ? { kind: 'paused', pause } : outcome.note,
    save,
    library,
    safetyNote,
    isOfAbduction: isNewAbduction(run, text),
  });
  return {
    engine,
    text: isPrivate ? KEPT_ON_DEVICE : text,
    isSensitive: flow.isSensitive === true || isHeld,
    isFree: outcome.note.kind !== 'question',
  };
}

/** Words that couldn't be placed may be a private answer, in a conversation that has some. */
function isPrivateChange(flow: Flow, { kind }: Note): boolean {
  return kind === 'private-change' || (kind === 'unclear-change' && flow.slots.some((one) => one.isPrivate));
}

/**
 * The question asked about the past, so a report of past events gets help lines before the next question. Any other
 * result interrupts.
 */
const toldOf: ReadonlySet<ScriptId> = new Set<ScriptId>(['violence-disclosed', 'violence-tracked']);

/** The safety gate answers. The guided conversation pauses and keeps its answers. */
function whenDanger(asked: Asked, { flow, run }: Standing, script: ScriptId, isCrisis: boolean): GuidedTurn {
  const { assessment, library, save, text, today } = asked;
  const isOfAbduction = isNewAbduction(run, text);
  const otherwise = isOfAbduction ? withAbductionLine(asked.otherwise) : asked.otherwise;
  const isPrivate = isForDevice(flow, run, text);
  const stored = {
    text: isPrivate ? KEPT_ON_DEVICE : text,
    isSensitive: flow.isSensitive === true,
    isFree: isCrisis,
  };
  if (!isCrisis) return { ...stored, engine: otherwise };
  const warned = recordDangers(run, findMentionedDangers(assessment, null, text));
  const told = isNoAnswer({ flow, run }, text, script) ? warned : withTold(flow, warned, text, today);
  if (told.values !== run.values && toldOf.has(script)) {
    const slot = openSlot(flow, run)?.id ?? '';
    const note = { kind: 'heard', slots: [slot] } as const;
    return {
      ...stored,
      engine: guidedEngine({
        flow,
        run: told,
        note,
        save,
        library,
        safetyNote: 'note-violence',
        isOfAbduction,
      }),
    };
  }
  const still = pauseRun(isPrivate ? withoutOwn(flow, run.values, told) : told);
  const next = recordReportedDanger(flow, still, assessment, text);
  return {
    ...stored,
    engine: savingFirst(otherwise, () => save(next)),
  };
}

/** The run with what the message answers although the safety gate has the word: the account, and plain facts about danger. */
function withTold(flow: Flow, run: Run, text: string, today: Day): Run {
  const told = run.status === 'asking' ? findStatedDanger(flow, run, text) : null;
  const known = told ? { ...run, values: { ...run.values, ...told } } : run;
  return storeAccount(flow, known, text, today);
}

/** Whether the message answers or corrects a private question, and is not a command to the conversation. */
function isForDevice(flow: Flow, run: Run, text: string): boolean {
  if (onPrivateChange(flow, run, text)) return true;
  const slot = run.status === 'asking' && !run.pending ? openSlot(flow, run) : null;
  return slot?.isPrivate === true && readCommand(text) === null;
}

/** Private questions that have just been answered. The server knows only that there is an answer. */
function withoutOwn(flow: Flow, before: Values, run: Run): Run {
  const marked = flow.slots
    .filter(({ id, isPrivate }) => isPrivate && run.values[id] !== before[id] && run.values[id] !== null)
    .filter(({ id }) => run.values[id] !== undefined)
    .map(({ id }) => [id, { onDevice: true }] as const);
  return { ...run, values: { ...run.values, ...Object.fromEntries(marked) } };
}
