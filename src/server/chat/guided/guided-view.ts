import type { GuidedPage, GuidedStep, GuidedView } from '#contract/guided.ts';
import { withHelp } from '#content/guided/help-parts.ts';
import { asideWords } from '#content/guided/words.ts';
import { changeWords } from '#domain/guided/correction.ts';
import type { Flow, Slot } from '#domain/guided/flow.ts';
import { DELETE_CHOICES, NONE_OF_THESE } from '#domain/guided/on-aside.ts';
import { addOwnWords } from '#domain/guided/own-words.ts';
import { type Page, passagesOf } from '#domain/guided/page.ts';
import type { Aside, Run } from '#domain/guided/run.ts';
import { showValue } from '#domain/guided/show-value.ts';
import {
  answeredSlots,
  listedSlots,
  openSlot,
  pauseFor,
  progress,
  pruned,
  migrateRun,
} from '#domain/guided/steps.ts';
import { type Values, readAnswers } from '#domain/guided/value.ts';
import { findPassage } from '../library/passage-view.ts';

const ANSWERS_BETWEEN_OVERVIEWS = 5;

/** Returns the state of a guided conversation for the chat frame. */
export function guidedViewOf(flow: Flow, stored: Run, canKeep: boolean): GuidedView {
  const run = migrateRun(flow, stored);
  const slot = openSlot(flow, run);
  const isAsking = run.status === 'asking';
  const answered = listedSlots(flow, run.values);
  const isWhole = slot === null;
  return {
    flow: flow.id,
    title: flow.title,
    status: isAsking && isWhole && run.aside === null ? 'checking' : run.status,
    isHeld: run.status === 'paused' && pauseFor(flow, run)?.isFinal === true,
    place: progress(flow, run),
    step: isAsking ? stepOf(flow, run, slot) : null,
    answers: answered.map((one, index) => ({
      slot: one.id,
      label: one.label,
      text: answerText(flow, one, run.values),
      change: changeWords(index + 1),
    })),
    showsAnswers:
      (isWhole && run.status !== 'done') ||
      (isAsking &&
        run.again === null &&
        answered.length > 0 &&
        answered.length % ANSWERS_BETWEEN_OVERVIEWS === 0),
    page: run.status === 'done' && isWhole ? pageViewOf(flow, pageOf(flow, run)) : null,
    canKeep,
  };
}

/** An answer with the person's additional words. Null if only their device has it. */
function answerText(flow: Flow, slot: Slot, values: Values): string | null {
  const shown = showValue(slot, values[slot.id] ?? null);
  const keeper = flow.slots.find(({ wordsOf, when }) => wordsOf === slot.id && !when?.(readAnswers(values)));
  const words = keeper && values[keeper.id];
  return shown !== null && typeof words === 'string' ? `${shown} (“${words}”)` : shown;
}

/** Builds the result page. Answers to steps that no longer apply are ignored. */
export function pageOf(
  flow: Flow,
  { values, variant, finishedOn, dangers }: Pick<Run, 'values' | 'variant' | 'finishedOn' | 'dangers'>,
): Page {
  const told = readAnswers(pruned(flow, values), dangers);
  return addOwnWords(flow, values, withHelp(flow.result(told, variant, finishedOn), told));
}

function stepOf(flow: Flow, run: Run, slot: Slot | null): GuidedStep {
  const place = progress(flow, run);
  const asked = {
    ...place,
    isSeveral: slot?.type === 'several',
    isDate: slot?.type === 'date',
    isPrivate: slot?.isPrivate === true,
    canSkip: slot !== null && (slot.isOptional === true || run.again === slot.id),
    canGoBack: answeredSlots(flow, run.values).some(({ id }) => id !== slot?.id),
  };
  const plain = { isSeveral: false, isDate: false, isPrivate: false, canSkip: false };
  if (run.aside) {
    const { aside } = run;
    return {
      ...asked,
      ...plain,
      slot: aside.kind,
      question: asideWords(aside),
      choices: asideChoices(flow, aside),
    };
  }
  if (run.pending) {
    return { ...asked, ...plain, slot: 'confirm', question: 'Is that right?', choices: ['Yes', 'No'] };
  }
  if (!slot) {
    const question = 'Is all of this right?';
    return { ...asked, slot: 'check', question, choices: ['Show my page'] };
  }
  return { ...asked, slot: slot.id, question: slot.ask, choices: choicesOf(slot) };
}

function asideChoices(flow: Flow, aside: Aside): string[] {
  if (aside.kind === 'delete') return [...DELETE_CHOICES];
  return [
    ...flow.slots.filter(({ id }) => aside.slots.includes(id)).map(({ label }) => label),
    NONE_OF_THESE,
  ];
}

function choicesOf(slot: Slot): string[] {
  if (slot.type === 'choice' || slot.type === 'several') return slot.choices.map(({ label }) => label);
  return slot.type === 'text' ? [...(slot.suggestions ?? [])] : [];
}

function pageViewOf(flow: Flow, page: Page): GuidedPage {
  const passages = passagesOf(page).flatMap((id) => {
    const passage = findPassage(id);
    return passage ? [{ id, title: passage.title }] : [];
  });
  return {
    title: page.title,
    lead: page.lead,
    parts: page.parts.map(({ heading, lines }) => ({
      heading,
      lines: lines.map(({ text, from }) => ({
        text,
        marks: passages.flatMap(({ id }, index) => (from.includes(`passage:${id}`) ? [index + 1] : [])),
      })),
    })),
    passages,
    sources: page.sources.map(({ title, publisher, url, checked }) => ({ title, publisher, url, checked })),
    deadlines: page.deadlines.map((deadline) => ({ ...deadline })),
    message: page.message ?? null,
    variants: page.message === undefined ? [] : [...(flow.variants ?? [])],
  };
}
