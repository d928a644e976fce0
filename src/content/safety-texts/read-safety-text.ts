import * as v from 'valibot';
import type { HelpLine } from '#domain/help.ts';
import { readTextFile } from '../library/text-file.ts';
import { type SafetyTextId, safetyFrontMatter } from './safety-front-matter.ts';

/** A script or a line beside an answer, as its file has it. */
export interface SafetyText {
  id: SafetyTextId;
  used: string;
  /** Variants of the text, so that a second time doesn't sound like a recording. */
  texts: readonly [string, ...string[]];
  lines: readonly HelpLine['id'][];
  checked: string | null;
  /** Keys of `content/sources.yaml`. */
  sources: readonly string[];
  reviewedBy: string | null;
  reviewedOn: string | null;
}

const nextVariant = /^## (?:Second|Third) time\n/m;

/** Throws if the file violates the schema or has no text. */
export function readSafetyText(file: string): SafetyText {
  const { frontMatter, body } = readTextFile(file);
  const { numbers, reviewed_by, reviewed_on, ...fields } = v.parse(safetyFrontMatter, frontMatter);
  const [first = '', ...others] = body.split(nextVariant).map((text) => text.trim());
  if ([first, ...others].includes('')) throw new Error('text: is empty');
  return {
    ...fields,
    texts: [first, ...others],
    lines: numbers,
    reviewedBy: reviewed_by,
    reviewedOn: reviewed_on,
  };
}
