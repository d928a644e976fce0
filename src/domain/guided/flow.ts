import type { AdvisorId } from '../advisor.ts';
import type { HelpLine } from '../help.ts';
import type { Page } from './page.ts';
import type { Told } from './value.ts';

export interface Choice {
  id: string;
  /** What its button says, and what a press sends. */
  label: string;
  /** Other ways to say it, in lower case; found inside a longer answer, too. */
  also?: readonly string[];
  /** Said back to the person, in place of a plain "OK". */
  heard?: string;
}

interface SlotBase {
  /** Stays the same through all versions of its flow. */
  id: string;
  /** Its name in the overview of answers. */
  label: string;
  /** One question, at most 35 words. */
  ask: string;
  /** One line: what the answer is for. */
  why: string;
  /** Said when an answer could not be read. */
  example: string;
  /** Asked only where this holds. It may look at slots before this one. */
  when?: (told: Told) => boolean;
  /** It can be left empty. */
  isOptional?: boolean;
  /** Kept on the device alone, until the person saves the result. Free words only: nothing else is read of it. */
  isPrivate?: boolean;
  /** The person tells what was done to them: the safety gate speaks to it, and the answer is kept all the same. */
  isAccount?: boolean;
  /** Where to find the answer, for someone who does not know and cannot skip. */
  findIt?: string;
}

export type Slot = SlotBase &
  (
    | { type: 'choice' | 'several'; choices: readonly Choice[] }
    | { type: 'date'; direction: 'past' | 'future' }
    | { type: 'number'; least: number; most: number }
    | { type: 'money' | 'state' | 'ages' | 'names' }
    | {
        type: 'text';
        /** Buttons that fill in a whole answer. */
        suggestions?: readonly string[];
        /** A message of another person, pasted: a question mark in it asks nothing of us. */
        isQuoted?: boolean;
        longest?: number;
      }
  );

/** What makes a flow stand still: people come first. */
export interface Pause {
  id: string;
  when: (told: Told) => boolean;
  words: string;
  lines: readonly HelpLine['id'][];
  /** The flow does not go on while this holds. Else it goes on when the person says so. */
  isFinal?: boolean;
}

/** A conversation with an end: a list of facts to ask for, and what is made of them. */
export interface Flow {
  id: string;
  /** Higher when slots change: answers to slots that are still there stay. */
  version: number;
  advisor: AdvisorId;
  title: string;
  /** In the person's words: what the card says and sends. */
  opening: string;
  /** Said before the first question. */
  intro: string;
  slots: readonly Slot[];
  pauses?: readonly Pause[];
  /** It leads to contact with the other person: it stands still once violence is spoken of. */
  needsContact?: boolean;
  /** Its conversation gets a plain title and is left out of mails. */
  isSensitive?: boolean;
  /** Other forms of the result, asked for by these words. */
  variants?: readonly string[];
  /** The same for the same answers: no clock, no chance. */
  result: (told: Told, variant: string | null) => Page;
}
