import type { CrisisTopic, CrisisFinding } from './hear.ts';
import { type CrisisScript, type NoteId, isCrisisScript, isNote } from './script.ts';

const noteOf: Readonly<Record<CrisisTopic, NoteId>> = {
  suicide: 'note-self',
  suicide_other: 'note-other',
  violence: 'note-violence',
  violence_other: 'note-violence',
  child: 'note-child',
  harm: 'note-anger',
  own: 'note-anger',
};

/** Scripts that already contain the content of the note. */
const covers: Readonly<Record<NoteId, readonly string[]>> = {
  'note-self': ['suicide-'],
  'note-other': ['suicide-', 'other-'],
  'note-violence': ['violence-'],
  'note-child': ['child-', 'swallowed'],
  'note-anger': ['harm-', 'violence-own'],
  'note-faint': [''],
};

/**
 * Returns the line after an answer, shown once per conversation. A likely result has its own line. A faint result gets
 * one only if no line was shown before, so that it never replaces the line of a likely result.
 */
export function noteFor(heard: CrisisFinding | NoteId | null, kinds: readonly string[]): NoteId | null {
  if (heard === null) return null;
  const note =
    typeof heard === 'string' ? heard : heard.certainty === 'faint' ? 'note-faint' : noteOf[heard.topic];
  return kinds.some((kind) => wasSaid(kind, note)) ? null : note;
}

function wasSaid(kind: string, note: NoteId): boolean {
  if (isNote(kind)) return kind === note || note === 'note-faint';
  return isCrisisScript(kind) && covers[note].some((start) => isAbout(kind, start));
}

function isAbout(kind: CrisisScript, start: string): boolean {
  return kind.startsWith(start);
}
