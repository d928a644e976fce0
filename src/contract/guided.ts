import * as v from 'valibot';
import { deadlineFields } from '#domain/reminders/deadline-fields.ts';

/*
 * Guided conversations, under /functions/v1/chat.
 *
 *   GET    /conversations/:id/guided   GuidedState: the progress of its guided conversation
 *   DELETE /conversations/:id/guided   204: deletes its answers
 *
 * A conversation is started and answered by ordinary turns (chat.ts): every button sends text that could be typed. The
 * stored result is a turn with the tool `guided_result` and a KeptResult as its input.
 */

const line = v.object({
  text: v.string(),
  /** Numbers of its passages, from 1. */
  marks: v.array(v.number()),
});

/** `{{slot}}` in a text is replaced by an answer that only the person's device has. */
export const guidedPage = v.object({
  title: v.string(),
  lead: v.string(),
  parts: v.array(v.object({ heading: v.string(), lines: v.array(line) })),
  /** Passages of the library, in the order of their numbers. */
  passages: v.array(v.object({ id: v.string(), title: v.string() })),
  sources: v.array(
    v.object({ title: v.string(), publisher: v.string(), url: v.string(), checked: v.string() }),
  ),
  deadlines: v.array(v.object({ ...deadlineFields, isSample: v.boolean() })),
  /** A message to copy separately. */
  message: v.nullable(v.string()),
  /** Texts that ask for another form of it. */
  variants: v.array(v.string()),
});
export type GuidedPage = v.InferOutput<typeof guidedPage>;

export const guidedStep = v.object({
  slot: v.string(),
  question: v.string(),
  number: v.number(),
  about: v.number(),
  /** Each sends its own text. */
  choices: v.array(v.string()),
  /** Several of the choices may be picked; they are sent together, with "; " between them. */
  isSeveral: v.boolean(),
  isDate: v.boolean(),
  isPrivate: v.boolean(),
  canSkip: v.boolean(),
  canGoBack: v.boolean(),
});
export type GuidedStep = v.InferOutput<typeof guidedStep>;

export const guidedView = v.object({
  flow: v.string(),
  title: v.string(),
  /** `checking`: every question is answered, and the person has not confirmed the answers yet. */
  status: v.picklist(['asking', 'paused', 'checking', 'done']),
  /** A pause that "Go on" doesn't end. */
  isHeld: v.boolean(),
  /** Where it continues. */
  place: v.object({ number: v.number(), about: v.number() }),
  step: v.nullable(guidedStep),
  /** Text is null if only the device has it. `change` is what to send to change the answer. */
  answers: v.array(
    v.object({ slot: v.string(), label: v.string(), text: v.nullable(v.string()), change: v.string() }),
  ),
  /** After every fifth answer and at the end. */
  showsAnswers: v.boolean(),
  page: v.nullable(guidedPage),
  /** False in an ephemeral chat: the page can be printed and copied, but not saved. */
  canKeep: v.boolean(),
});
export type GuidedView = v.InferOutput<typeof guidedView>;

export const guidedState = v.object({ view: v.nullable(guidedView) });
export type GuidedState = v.InferOutput<typeof guidedState>;

/** What only the device knew, by slot. It is stored from now on, with the page. */
export const keptResult = v.strictObject({
  own: v.record(v.string(), v.pipe(v.string(), v.maxLength(2000))),
});
