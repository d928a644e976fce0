import path from 'node:path';
import { openLibrary } from '#server/chat/library/open-library.ts';
import { SUPPORT } from '#domain/assistant.ts';
import { ANSWER_FROM } from '#domain/retrieval/coverage.ts';
import { type OpenedArticleFile, checkArticles, openArticleFiles } from './check-articles.ts';
import { checkIntents } from './check-intents.ts';
import { checkSafety } from './check-safety.ts';
import { checkReactions, intentIds } from './check-reactions.ts';
import { checkStates } from './check-states.ts';
import { checkTexts } from './check-texts.ts';
import { checkThemes } from './check-themes.ts';
import { type Fault, lineOf, lineWith } from './fault.ts';
import { type OpenedContent, type OpenedPassage, openContent } from './open-content.ts';
import { type OpenedSafety, openSafety } from './open-safety.ts';
import { type Breach, breachesOf } from './passage-rules.ts';
import { weakHostOf } from './weak-hosts.ts';

/** Every error in a content folder. */
export function checkContent(folder: string): Fault[] {
  const content = openContent(folder);
  const { articles, faults } = openArticleFiles(folder, content.sources);
  const safety = openSafety(folder);
  return [
    ...content.faults,
    ...faults,
    ...content.passages.flatMap((each) => breachesOf(each.passage).map((breach) => faultOf(each, breach))),
    ...namesOfFiles(content),
    ...linksToPassages(content),
    ...nextQuestions(content),
    ...pages(content, articles, safety),
    ...checkArticles(articles),
    ...checkSafety(safety, content.sources),
    ...checkStates(folder),
    ...checkTexts(folder),
    ...checkIntents(folder, new Set(content.passages.map(({ passage }) => passage.id))),
    ...checkReactions(folder, new Set(content.passages.map(({ passage }) => passage.id))),
    ...checkThemes(folder, new Set(intentIds(path.join(folder, 'intents')))),
  ];
}

function faultOf({ file, source }: OpenedPassage, { field, index, message }: Breach): Fault {
  const line = field === 'text' ? lineWith(source, '') + 2 : lineOf(source, field, index);
  return { file, line, message: `${field} ${message}` };
}

function namesOfFiles({ passages }: OpenedContent): Fault[] {
  const seen = new Set<string>();
  return passages.flatMap((each) => {
    const { id } = each.passage;
    const isTaken = seen.has(id);
    seen.add(id);
    if (isTaken) return [faultOf(each, { field: 'id', message: 'is the id of another text, too' })];
    if (path.basename(each.file, '.md') === id) return [];
    return [faultOf(each, { field: 'id', message: `must be the name of the file, without .md` })];
  });
}

function linksToPassages({ passages }: OpenedContent): Fault[] {
  const ids = new Set(passages.map(({ passage }) => passage.id));
  return passages.flatMap((each) =>
    (each.passage.exactFor ?? []).flatMap((id, index) =>
      ids.has(id) ? [] : [faultOf(each, { field: 'exactFor', index, message: `names no text: ${id}` })],
    ),
  );
}

/** Checks that each next question is answered by another text of the same library, using the search of the chat. */
function nextQuestions({ passages }: OpenedContent): Fault[] {
  return [passages.filter(isHelp), passages.filter((each) => !isHelp(each))].flatMap((shelf) => {
    const byAssistant = Map.groupBy(
      shelf.map(({ passage }) => passage),
      ({ advisor }) => advisor,
    );
    const library = openLibrary(Object.fromEntries(byAssistant));
    return shelf.flatMap((each) =>
      each.passage.followUps.flatMap((question, index) => {
        const [best] = library.search(each.passage.advisor, question);
        const isAnswered = best && best.coverage >= ANSWER_FROM && best.passage !== each.passage;
        if (isAnswered) return [];
        return [faultOf(each, { field: 'followUps', index, message: `has no answer: ${question}` })];
      }),
    );
  });
}

function isHelp({ passage }: OpenedPassage): boolean {
  return passage.advisor === SUPPORT;
}

function pages(
  { passages, sources, sourcesText }: OpenedContent,
  articles: readonly OpenedArticleFile[],
  safety: OpenedSafety,
): Fault[] {
  const texts = [...passages.map(({ passage }) => passage), ...articles.map(({ article }) => article)];
  const named = new Set(texts.flatMap((text) => text.sources));
  const namedForSafety = new Set(
    [...safety.texts, ...safety.pages].flatMap(({ content }) => content.sources),
  );
  const urls = new Set<string>();
  return [...sources].flatMap(([key, source]) => {
    const isAgain = urls.has(source.url);
    urls.add(source.url);
    const weak = weakHostOf(source.url);
    const fault = (message: string) => ({
      file: 'sources.yaml',
      line: lineOf(sourcesText, key),
      message: `${key} ${message}`,
    });
    return [
      ...(source.url.startsWith('https://') ? [] : [fault('needs an address that begins with https://')]),
      ...(weak ? [fault(`lies on ${weak}: name the page it comes from`)] : []),
      ...(isAgain ? [fault('names a page that stands in the list already')] : []),
      ...(named.has(source) || namedForSafety.has(key) ? [] : [fault('is named by no text: delete it')]),
    ];
  });
}
