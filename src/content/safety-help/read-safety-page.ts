import * as v from 'valibot';
import { readTextFile } from '../library/text-file.ts';
import { pageFrontMatter } from '../safety-texts/safety-front-matter.ts';
import type { SafetySection } from './safety-section.ts';

/** A public page about safety, as its file has it. */
export interface SafetyPageFile {
  id: string;
  checked: string | null;
  /** Keys of `content/sources.yaml`. */
  sources: readonly string[];
  reviewedBy: string | null;
  reviewedOn: string | null;
  sections: readonly SafetySection[];
}

/** Throws if the file violates the schema, or a section has no anchor or no text. */
export function readSafetyPage(file: string): SafetyPageFile {
  const { frontMatter, body } = readTextFile(file);
  const { used: _used, reviewed_by, reviewed_on, ...fields } = v.parse(pageFrontMatter, frontMatter);
  const [before = '', ...parts] = body.split(/^## /m);
  if (before.trim() !== '')
    throw new Error(`text: "${before.trim().slice(0, 40)}" is above the first heading`);
  return { ...fields, reviewedBy: reviewed_by, reviewedOn: reviewed_on, sections: parts.map(sectionOf) };
}

function sectionOf(part: string): SafetySection {
  const [first = '', ...rest] = part.split('\n');
  const [, heading, id] = /^(.+) \{#([a-z-]+)\}$/.exec(first) ?? [];
  if (!heading || !id) throw new Error(`text: "${first}" must end in the section's anchor, such as {#leave}`);
  const text = rest.join('\n').trim();
  if (text === '') throw new Error(`text: "${first}" has no text`);
  return { id, heading, content: withLists(text.split(/\n{2,}/)) };
}

/** A list is introduced by the paragraph above it. */
function withLists(blocks: readonly string[]): SafetySection['content'] {
  return blocks.flatMap((block, index) => {
    if (isList(block)) return [];
    const next = blocks[index + 1] ?? '';
    return [isList(next) ? ([block, ...pointsOf(next)] as const) : block];
  });
}

function isList(block: string): boolean {
  return block.startsWith('- ');
}

function pointsOf(list: string): string[] {
  return list
    .split(/^- /m)
    .slice(1)
    .map((point) => point.trim());
}
