import * as v from 'valibot';
import { type HelpLine, helpLines } from '#domain/help.ts';
import {
  type NoteId,
  type PrefaceId,
  type ScriptId,
  boundaryScripts,
  crisisScripts,
  notes,
  prefaceIds,
} from '#domain/safety/script.ts';
import { line, notYet } from '../library/front-matter-fields.ts';
import { isoDate } from '../library/source-list.ts';

export type SafetyTextId = ScriptId | NoteId | PrefaceId;

export const scriptIds: readonly ScriptId[] = [...crisisScripts, ...boundaryScripts];
export const safetyTextIds: readonly SafetyTextId[] = [...scriptIds, ...notes, ...prefaceIds];

/** The fields that scripts and pages have in common. */
const common = {
  /** When the text is shown, in a sentence for reviewers. */
  used: line,
  /** The day on which someone last compared the numbers in the text with the pages of the help lines. */
  checked: notYet(isoDate),
  sources: v.optional(v.array(line), []),
  reviewed_by: notYet(line),
  reviewed_on: notYet(isoDate),
};

/** The front matter of a script or a line beside an answer (see content/safety/README.md). */
export const safetyFrontMatter = v.strictObject({
  id: v.picklist(safetyTextIds, 'is none of the ids in src/domain/safety/script.ts'),
  /** The help lines that are shown as buttons, in this order. */
  numbers: v.array(
    v.picklist(
      helpLines.map(({ id }): HelpLine['id'] => id),
      'is none of the help lines in src/domain/help.ts',
    ),
  ),
  ...common,
});

/** The front matter of a page about safety. */
export const pageFrontMatter = v.strictObject({ id: line, ...common });
