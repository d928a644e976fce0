import type { AdvisorId } from '../advisor.ts';
import type { HelpLine } from '../help.ts';
import type { Day } from '../tools/day.ts';
import type { Page } from './page.ts';
import type { AnswerReader } from './value.ts';

export interface Choice {
  id: string;
  /** The button's label, which is also the text that it sends. */
  label: string;
  /** Synonyms in lowercase, which are also found inside a longer answer. */
  also?: readonly string[];
  /** The months that it covers, from the first up to but not including the second. */
  months?: readonly [number, number];
  /** The minutes of a trip that it covers, in the same way. */
  minutes?: readonly [number, number];
  /** Choices that this one takes precedence over when an answer matches both. */
  over?: readonly string[];
  /** Synonyms in lowercase that count only as the whole answer: "no" is, "no, I put them away" isn't. */
  exactly?: readonly string[];
  /** The same, but only in answer to this question. */
  isAnsweredBy?: (text: string) => boolean;
  /** A wording that selects this choice, whatever else the answer names: "handed it to me at my work". */
  isSaidBy?: (text: string) => boolean;
  /** Covers different things, so the exact words are stored: "the library" for "At a public place". */
  isBroad?: boolean;
  /** Accepts an answer that matches none of the other choices. A slot with `wordsOf` stores its words. */
  isElse?: boolean;
  /** The response to the person, instead of a plain "OK". */
  heard?: string;
  /** Recognizes a plain statement of danger, which selects this choice whichever question is open. */
  isToldBy?: (text: string) => boolean;
  /** A sign of high danger: help lines follow it, even if they were shown before. */
  isDanger?: boolean;
}

export interface ReadChoice {
  value: string | readonly string[];
  /** If false, the person has to confirm it. */
  isSure: boolean;
}

interface SlotBase {
  /** An ID that stays the same in all versions of the flow. */
  id: string;
  /** The name of the slot in the overview of answers. */
  label: string;
  /** Other names that people use for it in a correction, in lowercase: "rent" for "Rent or mortgage". */
  names?: readonly string[];
  /** One question of at most 35 words. */
  ask: string;
  /** The purpose of the answer, in one line. */
  why: string;
  /** An example, shown if an answer could not be parsed. */
  example: string;
  /** The slot is asked only if this is true. It may use earlier slots. */
  when?: (told: AnswerReader) => boolean;
  /** Whether it may be left empty. */
  isOptional?: boolean;
  /** Whether the answer is stored only on the device until the person saves the result. Only for free text. */
  isPrivate?: boolean;
  /** Whether the person describes violence against them here: the safety gate responds, and the answer is still stored. */
  isAccount?: boolean;
  /** Lists medicine among things to have ready, so that pills are no danger there. */
  listsMedicine?: boolean;
  /** Asks about fear of the other person or safety from them. After a report of violence, this choice is selected. */
  fear?: string;
  /** Also asks whether the children were hurt, so that a report of that selects the same choice. */
  isOfHurtChildren?: boolean;
  /** Asks about thoughts of suicide. After a report of them, this choice is selected. */
  thoughts?: string;
  /** The slot whose answer may also contain this one, such as the time with the date. This slot has no question. */
  asideOf?: string;
  /** A longer answer that selects this choice is also stored here in the person's own words. */
  detailOf?: { slot: string; choice: string };
  /**
   * The slot whose answer is also stored here in the person's own words, if it says more than a choice. The question is
   * asked only if `when` is true.
   */
  wordsOf?: string;
  /** Own words that the page doesn't repeat: a card for a bad night isn't the place for them. */
  isUnquoted?: boolean;
  /** Where to find the answer, for people who don't know it and cannot skip. */
  findIt?: string;
}

export type Slot = SlotBase &
  (
    | {
        type: 'choice' | 'several';
        choices: readonly Choice[];
        /** Asks whether there are children, so that "2" means two of them: the choice "yes". */
        isOfChildren?: boolean;
        /** Asks for a place relative to this question's state: "in Ohio" is "same" or "another". */
        comparedTo?: string;
        /** Asks who is with the person, so that "he's here" answers it. */
        isOfCompany?: boolean;
        /** Asks who is with the person, so that "the kids are at my mom's" isn't the children: the choice if nobody is. */
        isOfPresence?: string;
        /** Asks whether such things exist, so that "one dog" selects "yes". */
        isOfThings?: boolean;
        /** Lists joint property, so that "the savings is only mine" removes it. */
        isOfBoth?: boolean;
        /** Lists the person's own property, so that "the mortgage isn't mine, it's his" removes it. */
        isOfMine?: boolean;
        /** Asks whether there is a hearing, so that its date means "yes". */
        isOfHearing?: boolean;
        /** Reads sentences in which synonyms mislead: in "the car, a Honda", a Honda is no other loan. */
        reads?: (text: string) => ReadChoice | null;
        /** Its synonyms mean something only in answer to this question, not in other answers. */
        isOnlyAsked?: boolean;
      }
    | {
        type: 'date';
        direction: 'past' | 'future';
        /** A day at court, so a weekend has to be confirmed. */
        isCourtDay?: boolean;
      }
    | { type: 'number'; least: number; most: number }
    | {
        type: 'money';
        /** A one-time cost, so an amount without a period isn't monthly. */
        isOnce?: boolean;
        /** Whether the money comes in or goes out. Amounts of one side are added up. */
        side?: 'in' | 'out';
        /** Asks for support that the person gets, so that "I pay her 450" means none. */
        isOfSupport?: boolean;
      }
    | { type: 'state' | 'county' | 'ages' | 'names' | 'time' }
    | {
        type: 'text';
        /** Buttons that fill in a whole answer. */
        suggestions?: readonly string[];
        /** Words for another person, in which "Can you confirm by Wednesday?" is not a question to us. */
        isForThem?: boolean;
        /** A pasted message from another person, in which a question mark is not a question to us. */
        isQuoted?: boolean;
        /** Words to say to a child, who is told only what is settled: "idk if we sell the house" is none. */
        isSpoken?: boolean;
        /** The word before the answer on the page, such as "by", which people also write. */
        leadIn?: string;
        longest?: number;
      }
  );

/** A reason to pause a flow, because safety takes priority. */
export interface Pause {
  id: string;
  when: (told: AnswerReader) => boolean;
  words: string;
  lines: readonly HelpLine['id'][];
  /** If true, the flow doesn't continue while the condition holds. Otherwise it continues when the person asks for it. */
  isFinal?: boolean;
  /** The refusal if the person asks again what to write to the other person. Only for a final pause. */
  refusal?: string;
  /** The words if the person asks to go on although the pause holds, so that they learn what would end it. */
  again?: string;
}

/** A conversation with a result: the questions, and how the result is made from the answers. */
export interface Flow {
  id: string;
  /** Increased when slots change. Answers to slots that still exist are kept. */
  version: number;
  advisor: AdvisorId;
  title: string;
  /** The text of the card in the person's words, which is also sent. */
  opening: string;
  /** The text before the first question. */
  intro: string;
  slots: readonly Slot[];
  pauses?: readonly Pause[];
  /** Whether it leads to contact with the other person. It then pauses after a mention of violence. */
  needsContact?: boolean;
  /** Whether its conversation gets a neutral title and is excluded from emails. */
  isSensitive?: boolean;
  /** Texts that request other forms of the result. */
  variants?: readonly string[];
  /** Returns the same result for the same answers and day, without a clock or randomness. */
  result: (told: AnswerReader, variant: string | null, today: Day | null) => Page;
}
