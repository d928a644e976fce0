import { readFileSync } from 'node:fs';
import { readSafetyPage } from './read-safety-page.ts';
import type { SafetySection } from './safety-section.ts';

const pagesFolder = new URL('../../../content/safety/pages/', import.meta.url);

/** The sections of a page in `content/safety/pages`. */
export function openSafetyPage(id: 'safety' | 'safety-protocol'): readonly SafetySection[] {
  return readSafetyPage(readFileSync(new URL(`${id}.md`, pagesFolder), 'utf8')).sections;
}
