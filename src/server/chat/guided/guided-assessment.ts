import { flowOpenedBy } from '#content/guided/flows.ts';
import { asksToGoOn, readCommand } from '#domain/guided/command.ts';
import { commandAt } from '#domain/guided/command-at.ts';
import { readCorrection } from '#domain/guided/correction.ts';
import { saysSafe } from '#domain/guided/danger.ts';
import type { Flow, Slot } from '#domain/guided/flow.ts';
import { isOnlyLabels } from '#domain/guided/read/labels.ts';
import { plainWords } from '#domain/guided/read/plain.ts';
import type { Run } from '#domain/guided/run.ts';
import { openSlot } from '#domain/guided/steps.ts';
import { soundsWeary } from '#domain/guided/wish-to-stop.ts';
import { isOnlyTheirWeapon } from '#domain/guided/told-violence.ts';
import type { Assessment } from '#domain/safety/assess.ts';
import { noteFor } from '#domain/safety/note.ts';
import { namesDeath } from '#domain/safety/hint.ts';
import { normalize } from '#domain/safety/normalize.ts';
import { stripOrdinaryPhrases } from '#domain/safety/ordinary-phrases.ts';
import type { ScriptId } from '#domain/safety/script.ts';
import type { TurnContext } from '../turns/turn-context.ts';
import { soundsOfDanger, takesBackThoughts } from './false-alarm.ts';
import { assessPasted } from './pasted-message.ts';
import { findRunningFlow } from './standing.ts';
import { violenceBeside } from './told-beside.ts';
import { isPlaceAnswer, toldInside } from './told-inside.ts';

const FEWEST_WORDS = 6;

/**
 * Returns the safety gate's result for an answer in a guided conversation. Certain results are kept. Guesses (notes)
 * count only for longer free text, because they would be wrong for "last Tuesday", "my sister" or a button.
 */
export function guidedAssessment(context: TurnContext, text: string, found: Assessment): Assessment {
  if (isPlaceAnswer(context, text)) return leaving(found);
  const told = toldInside(context, text, found);
  if (told) return told;
  const running = findRunningFlow(context);
  const pasted = running && assessPasted(running, text, found);
  if (pasted) return pasted;
  if (isOnlyLeaving(context, text, found) || isGoingOn(context, text, found)) return leaving(found);
  if (isCalming(context, text, found)) return leaving(found);
  if (isPacking(context, text, found)) return leaving(found);
  const standing = findRunningFlow(context);
  const beside =
    standing && mayBeBeside(found, text) ? violenceBeside(standing.flow, standing.run, text) : null;
  if (beside) return beside;
  if (found.kind === 'script') return found;
  if (found.note === null)
    return standing?.run.status === 'asking' && isWeary(text)
      ? askingAboutThoughts(context, text, found)
      : found;
  if (standing && found.note === 'note-self' && takesBackThoughts(context, standing, text))
    return leaving(found);
  const silent = { ...found, note: null };
  if (flowOpenedBy(context.advisor, text)) return silent;
  if (!standing || standing.run.status === 'paused') return found;
  const { flow, run } = standing;
  if (isWeary(text)) return askingAboutThoughts(context, text, found);
  const isForTalk =
    commandAt(openSlotOf(flow, run), text) !== null || readCorrection(flow, run.values, text)?.text === '';
  if (isForTalk || isVariant(flow, text)) return silent;
  if (run.status === 'done') return found;
  // Someone who writes freely gets the line about suicide even if no word bears it out.
  const isOpen = found.note === 'note-self' && openSlotOf(flow, run)?.type === 'text';
  if (found.isGuess && !flow.isSensitive && !isOpen && !soundsOfDanger(found.note, text))
    return { ...silent, hasViolence: context.concerns.some(isOfViolence) };
  return isFreeSpeech(openSlotOf(flow, run), text) ? found : silent;
}

/** "My husband put a gun to my head" is no thought of suicide. */
function mayBeBeside(found: Assessment, text: string): boolean {
  if (found.kind === 'clear') return true;
  return found.script.startsWith('suicide-') && isOnlyTheirWeapon(text);
}

function isOfViolence(kind: string): boolean {
  return kind.startsWith('violence-') || kind === 'note-violence';
}

/** "Stop. I don't want to do this anymore" is about the questions, unless thoughts of suicide came up before. */
function isOnlyLeaving(context: TurnContext, text: string, found: Assessment): boolean {
  const standing = findRunningFlow(context);
  const slot = standing && openSlotOf(standing.flow, standing.run);
  if (found.kind !== 'script' || found.script !== 'suicide-asked' || commandAt(slot, text) !== 'stop')
    return false;
  if (soundsWeary(plainWords(text))) return false;
  const wasSuicide = context.concerns.some((kind) => kind.startsWith('suicide-') || kind === 'note-self');
  return standing?.run.status === 'asking' && !wasSuicide;
}

/** Answers to someone who says that they are safe. */
const calm: ReadonlySet<ScriptId> = new Set<ScriptId>([
  'suicide-not-now',
  'violence-safe',
  'child-safe',
  'harm-not-now',
]);

/** "Yes, I'm safe now. Continue" resumes the flow, because the pause has shown the help lines. */
function isGoingOn(context: TurnContext, text: string, found: Assessment): boolean {
  if (!asksToGoOn(text) || findRunningFlow(context)?.run.status !== 'paused') return false;
  return found.kind === 'script' ? calm.has(found.script) : found.note !== null && found.isGuess;
}

/** "I'm safe right now, he's at work" after help was shown: another alarm would only repeat it. */
function isCalming(context: TurnContext, text: string, found: Assessment): boolean {
  if (found.kind !== 'script' || found.script !== 'violence-disclosed' || !saysSafe(text)) return false;
  return findRunningFlow(context) !== null && context.concerns.length > 0;
}

const medicine = /(?<![a-z])(?:pills?|tablets?|meds|medication|medicine|insulin|inhaler)(?![a-z])/g;
const hoard =
  /(?<![a-z])(?:enough|sav(?:ed|ing)|stash\w*|hoard\w*|stockpil\w*|overdos\w*|take them all|all at once)(?![a-z])/;

/** At a list of things to have ready, medicine is one of them, unless the text names death or harm beside it. */
function isPacking(context: TurnContext, text: string, found: Assessment): boolean {
  const standing = findRunningFlow(context);
  const slot = standing?.run.status === 'asking' ? openSlotOf(standing.flow, standing.run) : null;
  const isOfSelf = found.kind === 'script' ? found.script === 'suicide-asked' : found.note === 'note-self';
  if (!isOfSelf || slot?.listsMedicine !== true) return false;
  const plain = stripOrdinaryPhrases(normalize(text));
  return plain.search(medicine) >= 0 && !hoard.test(plain) && !namesDeath(plain.replaceAll(medicine, ' '));
}

/** "I want to stop, I can't do this" ends the questions, and may also mean more than that. */
function isWeary(text: string): boolean {
  return readCommand(text) === 'stop' && /\b(?:can'?t|cannot|can not)\b/.test(plainWords(text));
}

/** "I can't do this anymore, I'm done with the questions" ends them, with a line about thoughts of dying. */
function askingAboutThoughts(context: TurnContext, text: string, found: Assessment): Assessment {
  if (found.kind === 'script' || !soundsWeary(plainWords(text))) return found;
  return { ...found, note: noteFor('note-self', context.concerns) ?? found.note };
}

function leaving({ hasViolence, hasChildHarm }: Assessment): Assessment {
  return { kind: 'clear', note: null, isGuess: false, boundary: null, hasViolence, hasChildHarm };
}

function openSlotOf(flow: Flow, run: Run): Slot | null {
  return run.pending ? null : openSlot(flow, run);
}

function isVariant(flow: Flow, text: string): boolean {
  return flow.variants?.some((one) => plainWords(one) === plainWords(text)) === true;
}

function isFreeSpeech(slot: Slot | null, text: string): boolean {
  const isLong = text.trim().split(/\s+/).length >= FEWEST_WORDS;
  if (slot?.isPrivate) return false;
  if (slot?.type === 'text') return isLong && !slot.suggestions?.includes(text);
  if (slot?.type !== 'choice' && slot?.type !== 'several') return isLong;
  return isLong && !isOnlyLabels(text, slot.choices);
}
