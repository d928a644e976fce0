import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { readArticle } from '#content/articles/read-article.ts';
import type { Source } from '#content/passage.ts';
import { type Resource, resourceKey } from '#content/resource.ts';
import { readingGrade } from '../../evals/reading-grade.ts';
import { statesFacts } from './fact-words.ts';
import { type Fault, lineOf, lineWith } from './fault.ts';

export interface OpenedArticleFile {
  file: string;
  source: string;
  article: Resource;
}

/** Loads the valid files of `content/resources`, and reports the errors of the others. */
export function openArticleFiles(
  folder: string,
  sources: ReadonlyMap<string, Source>,
): { articles: OpenedArticleFile[]; faults: Fault[] } {
  const from = path.join(folder, 'resources');
  const articles: OpenedArticleFile[] = [];
  const faults: Fault[] = [];
  for (const name of existsSync(from) ? readdirSync(from).toSorted() : []) {
    const file = `resources/${name}`;
    const source = readFileSync(path.join(from, name), 'utf8');
    try {
      articles.push({ file, source, article: readArticle(source, sources) });
    } catch (error) {
      faults.push({ file, ...reasonOf(error, source) });
    }
  }
  return { articles, faults };
}

function reasonOf(error: unknown, source: string): Omit<Fault, 'file'> {
  if (error instanceof v.ValiError) {
    const [issue] = error.issues as v.BaseIssue<unknown>[];
    const field = (issue && v.getDotPath(issue)) ?? 'the front matter';
    return { line: lineOf(source, field.split('.')[0] ?? ''), message: `${field}: ${issue?.message}` };
  }
  const { message } = error as Error;
  const named = /"(.+?)"/.exec(message)?.[1] ?? '';
  return { line: lineWith(source, named), message };
}

const GRADE = 7;
const CARD_GRADE = 8;

/** The errors of the articles that could be loaded. */
export function checkArticles(articles: readonly OpenedArticleFile[]): Fault[] {
  return articles.flatMap((each) => {
    const { file, source, article } = each;
    const at = (field: string, message: string) => ({
      file,
      line: lineOf(source, field),
      message: `${field} ${message}`,
    });
    return [
      ...(path.basename(file).startsWith(`${resourceKey(article)}-`) && file.endsWith('.md')
        ? []
        : [at('id', `must begin the file's name: ${resourceKey(article)}-…md`)]),
      ...(readingGrade(article.description) > CARD_GRADE ? [at('description', 'reads above grade 8')] : []),
      ...(article.sources.length === 0 && statesFacts(textOf(article))
        ? [at('sources', 'speaks of law, money or research: name the page that says so')]
        : []),
      ...sections(each),
    ];
  });
}

function sections({ file, source, article }: OpenedArticleFile): Fault[] {
  return article.content.flatMap((section) => {
    const grade = readingGrade(wordsOf(section));
    if (grade <= GRADE) return [];
    return [
      {
        file,
        line: lineWith(source, `## ${section.heading}`),
        message: `"${section.heading}" reads at grade ${grade.toFixed(1)}; ${GRADE} is the limit`,
      },
    ];
  });
}

function textOf({ content }: Resource): string {
  return content.map(wordsOf).join('\n');
}

function wordsOf({ heading, paragraphs, bulletPoints = [], callout }: Resource['content'][number]): string {
  return [heading, ...paragraphs, ...bulletPoints, callout?.title, callout?.text].filter(Boolean).join('\n');
}
