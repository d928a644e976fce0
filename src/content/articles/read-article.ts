import * as v from 'valibot';
import { readTextFile } from '../library/text-file.ts';
import type { Source } from '../passage.ts';
import type { Resource, ResourceSection } from '../resource.ts';
import { articleFrontMatter } from './article-front-matter.ts';
import { typographicQuotes, typographicSection } from './typographic-quotes.ts';

/** Throws if the file violates the schema, names a source that is not in the list, or has no sections. */
export function readArticle(file: string, sources: ReadonlyMap<string, Source>): Resource {
  const { frontMatter, body } = readTextFile(file);
  const { reviewed_by: _by, reviewed_on: _on, ...fields } = v.parse(articleFrontMatter, frontMatter);
  return {
    ...fields,
    title: typographicQuotes(fields.title),
    description: typographicQuotes(fields.description),
    content: sectionsOf(body).map(typographicSection),
    sources: fields.sources.map((key) => {
      const source = sources.get(key);
      if (!source) throw new Error(`sources: "${key}" is not in content/sources.yaml`);
      return source;
    }),
  };
}

function sectionsOf(body: string): ResourceSection[] {
  const [before = '', ...parts] = body.split(/^## /m);
  if (before.trim() !== '')
    throw new Error(`text: "${before.trim().slice(0, 40)}" stands above the first heading`);
  if (parts.length === 0) throw new Error('text: has no section that begins with "## "');
  return parts.map((part) => {
    const [heading = '', ...rest] = part.split('\n');
    return sectionOf(
      heading.trim(),
      rest
        .join('\n')
        .trim()
        .split(/\n{2,}/),
    );
  });
}

/** Parses paragraphs, then a list, then a box. A section has at most one list and one box. */
function sectionOf(heading: string, blocks: readonly string[]): ResourceSection {
  const paragraphs = blocks.filter((block) => block !== '' && !isList(block) && !isBox(block));
  const lists = blocks.filter(isList);
  const boxes = blocks.filter(isBox);
  if (lists.length > 1 || boxes.length > 1) {
    throw new Error(`text: "${heading}" may have one list and one box`);
  }
  const [list] = lists;
  const [box] = boxes;
  return {
    heading,
    paragraphs: paragraphs.map((paragraph) => paragraph.replaceAll('\n', ' ')),
    ...(list && {
      bulletPoints: list
        .split(/^- /m)
        .slice(1)
        .map((point) => point.trim().replaceAll('\n', ' ')),
    }),
    ...(box && { callout: boxOf(heading, box) }),
  };
}

function isList(block: string): boolean {
  return block.startsWith('- ');
}

function isBox(block: string): boolean {
  return block.startsWith('> ');
}

function boxOf(heading: string, block: string): { title: string; text: string } {
  const [first = '', ...rest] = block.split('\n').map((line) => line.replace(/^> ?/, ''));
  const title = /^\*\*(.+)\*\*$/.exec(first)?.[1];
  if (!title) throw new Error(`text: the box below "${heading}" must begin with "> **Title**"`);
  return { title, text: rest.join(' ').trim() };
}
