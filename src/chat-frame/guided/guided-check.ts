import type { GuidedState } from '#contract/guided.ts';
import { boolean, list, number, oneOf, orNull, shape, text } from '../checks/shape.ts';

const deadline = shape({
  title: text,
  date: text,
  time: text,
  priority: oneOf('high', 'medium', 'low'),
  isSample: boolean,
});

const page = shape({
  title: text,
  lead: text,
  parts: list(shape({ heading: text, lines: list(shape({ text, marks: list(number) })) })),
  passages: list(shape({ id: text, title: text })),
  sources: list(shape({ title: text, publisher: text, url: text, checked: text })),
  deadlines: list(deadline),
  message: orNull(text),
  variants: list(text),
});

const step = shape({
  slot: text,
  question: text,
  number,
  about: number,
  choices: list(text),
  isSeveral: boolean,
  isDate: boolean,
  isPrivate: boolean,
  canSkip: boolean,
  canGoBack: boolean,
});

const view = shape({
  flow: text,
  title: text,
  status: oneOf('asking', 'paused', 'checking', 'done'),
  isHeld: boolean,
  place: shape({ number, about: number }),
  step: orNull(step),
  answers: list(shape({ slot: text, label: text, text: orNull(text), change: text })),
  showsAnswers: boolean,
  page: orNull(page),
  canKeep: boolean,
});

export function isGuidedState(value: unknown): value is GuidedState {
  return shape({ view: orNull(view) })(value);
}
