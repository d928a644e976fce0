import type { AdvisorId } from '#domain/advisor.ts';
import type { Passage } from '../passage.ts';
import { answering } from './passages/answering.ts';
import { children } from './passages/children.ts';
import { filing } from './passages/filing.ts';
import { money } from './passages/money.ts';
import { protection } from './passages/protection.ts';
import type { StateFile } from './state-file.ts';
import { stateLines } from './state-lines.ts';

/** Passages for every advisor's library about a state that has no hand-written text there yet. */
export function statePassages(
  states: readonly StateFile[],
  written: Readonly<Record<AdvisorId, readonly Passage[]>>,
): Passage[] {
  const all = Object.values(written).flat();
  const isWritten = (id: string, state: string) =>
    all.some((passage) => passage.state === state && passage.exactFor?.includes(id));
  const sourcesOf = (id: string) => all.find((passage) => passage.id === id)?.sources ?? [];
  return states.flatMap((state) => {
    const key = state.name.toLowerCase().replaceAll(/\W+/g, '-');
    const made = { state, key, lines: stateLines(state) };
    return [
      ...(isWritten('hannah-start-filing', state.code) ? [] : [filing(made, filingTitle(state.name))]),
      ...(isWritten('hannah-answer-deadline', state.code)
        ? []
        : [answering(made, sourcesOf('hannah-answer-deadline'))]),
      ...(isWritten('hannah-protective-order', state.code)
        ? []
        : [protection('hannah', made, sourcesOf('hannah-protective-order'))]),
      protection('emma', made, sourcesOf('emma-protective-order')),
      money(made),
      children(made, sourcesOf('ava-parent-class')),
    ];
  });
}

/** The title of the text that is made from a state's facts if none was written by hand. */
export function filingTitle(name: string): string {
  return `${name}: filing for divorce`;
}
