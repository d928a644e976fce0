import type { AdvisorId } from '../advisor.ts';
import type { HelpLine } from '../help.ts';
import type { Page } from './page.ts';
import type { Told } from './value.ts';

export interface Choice {
  id: string;
  /** Its button's label, which is also sent. */
  label: string;
  /** Other ways to say it, in lowercase. Also found inside a longer answer. */
  also?: readonly string[];
  /** The response to the person, instead of a plain "OK". */
  heard?: string;
}

interface SlotBase {
  /** Stays the same in all versions of its flow. */
  id: string;
  /** Its name in the overview of answers. */
  label: string;
  /** One question of at most 35 words. */
  ask: string;
  /** One line: the purpose of the answer. */
  why: string;
  /** Shown if an answer could not be parsed. */
  example: string;
  /** Asked only if this is true. It may use earlier slots. */
  when?: (told: Told) => boolean;
  /** It can be left empty. */
  isOptional?: boolean;
  /** Stored only on the device until the person saves the result. Only for free text. */
  isPrivate?: boolean;
  /** The person reports violence against them: the safety gate responds, and the answer is still stored. */
  isAccount?: boolean;
  /** Where to find the answer, for people who don't know it and cannot skip. */
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
        /** A pasted message of another person: a question mark in it is not a question to us. */
        isQuoted?: boolean;
        longest?: number;
      }
  );

/** What pauses a flow: people come first. */
export interface Pause {
  id: string;
  when: (told: Told) => boolean;
  words: string;
  lines: readonly HelpLine['id'][];
  /** The flow doesn't continue while this is true. Otherwise it continues when the person says so. */
  isFinal?: boolean;
}

/** A conversation with a result: facts to ask for, and what is made of them. */
export interface Flow {
  id: string;
  /** Higher when slots change: answers to slots that are still there stay. */
  version: number;
  advisor: AdvisorId;
  title: string;
  /** In the person's words: what the card shows and sends. */
  opening: string;
  /** Said before the first question. */
  intro: string;
  slots: readonly Slot[];
  pauses?: readonly Pause[];
  /** It leads to contact with the other person, so it pauses after a mention of violence. */
  needsContact?: boolean;
  /** Its conversation gets a neutral title and is left out of emails. */
  isSensitive?: boolean;
  /** Other forms of the result, which these texts ask for. */
  variants?: readonly string[];
  /** The same for the same answers: no clock, no randomness. */
  result: (told: Told, variant: string | null) => Page;
}
