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
  /** Numbers of the line's passages, counted from 1. */
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
  /** Texts that request another form of the page. */
  variants: v.array(v.string()),
});
export type GuidedPage = v.InferOutput<typeof guidedPage>;

export const guidedStep = v.object({
  slot: v.string(),
  question: v.string(),
  number: v.number(),
  about: v.number(),
  /** Button labels. Each is sent as text. */
  choices: v.array(v.string()),
  /** Several choices may be selected. They are sent together, separated by "; ". */
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
  /** `checking`: every question is answered, but the person has not confirmed the answers yet. */
  status: v.picklist(['asking', 'paused', 'checking', 'done']),
  /** True for a pause that "Go on" doesn't end. */
  isHeld: v.boolean(),
  /** The position where it continues. */
  place: v.object({ number: v.number(), about: v.number() }),
  step: v.nullable(guidedStep),
  /** `text` is null if only the device has the answer. `change` is the text to send to change it. */
  answers: v.array(
    v.object({ slot: v.string(), label: v.string(), text: v.nullable(v.string()), change: v.string() }),
  ),
  /** True after every fifth answer and at the end. */
  showsAnswers: v.boolean(),
  page: v.nullable(guidedPage),
  /** False in an ephemeral chat: the page can be printed and copied, but not saved. */
  canKeep: v.boolean(),
});
export type GuidedView = v.InferOutput<typeof guidedView>;

export const guidedState = v.object({ view: v.nullable(guidedView) });
export type GuidedState = v.InferOutput<typeof guidedState>;

/** Values that only the device had, by slot. From now on they are stored with the page. */
export const storedResult = v.strictObject({
  own: v.record(v.string(), v.pipe(v.string(), v.maxLength(2000))),
});
