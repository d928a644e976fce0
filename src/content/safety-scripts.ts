import { type HelpLine, numberOf } from '#domain/help.ts';
import type { NoteId, PrefaceId, ScriptId } from '#domain/safety/script.ts';
import { boundaryScripts } from './safety-scripts/boundaries.ts';
import { childScripts } from './safety-scripts/children.ts';
import { harmScripts } from './safety-scripts/harm.ts';
import { spanishScripts } from './safety-scripts/spanish.ts';
import { suicideScripts } from './safety-scripts/suicide.ts';
import { violenceScripts } from './safety-scripts/violence.ts';

/**
 * A prepared text of at most 120 words. The phone numbers are in the text and, as buttons, in the card beside it
 * (`lines`). Reviews still needed before a public release: by a clinician, `suicide.ts`, `children.ts` and `harm.ts`,
 * and the order of the questions on method and plan; by a domestic-violence advocate, `violence.ts` and every text about
 * leaving, children at home and being watched; by a native speaker of either profession, `spanish.ts`.
 */
export interface SafetyScript {
  /** Variants of the text, so that a second time doesn't sound like a recording. */
  texts: readonly [string, ...string[]];
  lines: readonly HelpLine['id'][];
}

export const safetyScripts: Readonly<Record<ScriptId, SafetyScript>> = {
  ...suicideScripts,
  ...violenceScripts,
  ...childScripts,
  ...harmScripts,
  ...spanishScripts,
  ...boundaryScripts,
};

const crisis = numberOf('crisis');
const emergency = numberOf('emergency');

/** One line below an answer, with a card of help lines. */
export const safetyNotes: Readonly<Record<NoteId, { text: string; lines: readonly HelpLine['id'][] }>> = {
  'note-self': {
    text: `What you wrote sounds really painful. If any part of you is thinking about dying, you can call or text ${crisis} any time, day or night. You can also say so here.`,
    lines: ['crisis', 'emergency'],
  },
  'note-other': {
    text: `If you're worried they might hurt themselves, you can call ${crisis} for advice, or ${emergency} if it may be happening now.`,
    lines: ['crisis', 'emergency'],
  },
  'note-violence': {
    text: `If you're ever scared of them, the National Domestic Violence Hotline is free and private, day and night: ${numberOf('violence')}. If you can, use a phone they can't check.`,
    lines: ['violence', 'emergency'],
  },
  'note-child': {
    text: `If a child isn't safe, Childhelp can talk you through what to do, day or night: ${numberOf('child')}. If it's happening now, call ${emergency}.`,
    lines: ['child', 'emergency'],
  },
  'note-anger': {
    text: `If it ever feels like you might hurt someone, step away first. You can call or text ${crisis} about anger, too.`,
    lines: ['crisis', 'emergency'],
  },
  'note-faint': {
    text: 'If this ever gets to be too much, or you don\'t feel safe, "Get help now" has people you can call or text at any hour.',
    lines: [],
  },
};

/** A preface for an answer that doesn't mention this itself. */
export const prefaces: Readonly<Record<PrefaceId, { text: string }>> = {
  'no-prediction': {
    text: "I can't know what a judge or the other side will do. This is general information, not legal advice. Talk to a lawyer or the court's self-help center before you decide or sign anything.",
  },
  'no-diagnosis': {
    text: "I can't diagnose anyone. Only a doctor or psychologist who meets the person can. If this weighs on you every day, a doctor is a good first stop.",
  },
  'who-reads': {
    text: 'Your messages are saved in your account, and you can delete a chat for good. No one shows them to your ex, but a court could ask for them.',
  },
};
