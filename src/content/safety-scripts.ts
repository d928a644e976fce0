import type { HelpLine } from '#domain/help.ts';
import { type NoteId, type PrefaceId, type ScriptId, notes, prefaceIds } from '#domain/safety/script.ts';
import { openSafetyTexts } from './safety-texts/open-safety-texts.ts';
import { scriptIds } from './safety-texts/safety-front-matter.ts';

// The texts are in content/safety. For the browser the build replaces this module by its values (vite.config.ts).

/** A prepared text. The phone numbers are in the text and, as buttons, in the card beside it (`lines`). */
export interface SafetyScript {
  texts: readonly [string, ...string[]];
  lines: readonly HelpLine['id'][];
}

export const safetyScripts: Readonly<Record<ScriptId, SafetyScript>> = openSafetyTexts(
  scriptIds,
  ({ texts, lines }) => ({ texts, lines }),
);

/** One line below an answer, with a card of help lines. */
export const safetyNotes: Readonly<Record<NoteId, { text: string; lines: readonly HelpLine['id'][] }>> =
  openSafetyTexts(notes, ({ texts, lines }) => ({ text: texts[0], lines }));

/** A preface for an answer that doesn't mention this itself. */
export const prefaces: Readonly<Record<PrefaceId, { text: string }>> = openSafetyTexts(
  prefaceIds,
  ({ texts }) => ({ text: texts[0] }),
);
