import type { SafetyPageFile } from '#content/safety-help/read-safety-page.ts';
import type { Source } from '#content/passage.ts';
import { readingGrade } from '../../evals/reading-grade.ts';
import { type Fault, lineOf, lineWith } from './fault.ts';
import type { OpenedFile, OpenedSafety } from './open-safety.ts';
import { findNumbers, unknownNumbers } from './safety-numbers.ts';
import { type SafetyBreach, field, reviewBreaches, safetyBreaches } from './safety-rules.ts';

type Sources = ReadonlyMap<string, Source>;

/** Every error in `content/safety`. */
export function checkSafety({ texts, pages, faults }: OpenedSafety, sources: Sources): Fault[] {
  return [
    ...faults,
    ...texts.flatMap((each) => [
      ...safetyBreaches(each.content).map((breach) => faultAt(each, breach)),
      ...inSources(each, each.content.texts.join('\n'), sources),
    ]),
    ...pages.flatMap((each) => [
      ...pageBreaches(each.content).map((breach) => faultAt(each, breach)),
      ...inSources(each, wordsOf(each.content), sources),
    ]),
  ];
}

function faultAt({ file, source }: OpenedFile<unknown>, { at, message }: SafetyBreach): Fault {
  return { file, line: 'field' in at ? lineOf(source, at.field) : lineWith(source, at.words), message };
}

const site = /\b[\w-]+\.(?:com|gov|net|org)\b/g;

/** A page that a text sends people to must be one that someone has opened: it is on the site of a source. */
function inSources(
  opened: OpenedFile<{ sources: readonly string[] }>,
  text: string,
  sources: Sources,
): Fault[] {
  const keys = opened.content.sources;
  const hosts = keys.map((key) => new URL(sources.get(key)?.url ?? 'https://none.test').host);
  const sites = new Set(text.match(site));
  return [
    ...keys.flatMap((key, index) =>
      sources.has(key)
        ? []
        : [
            {
              file: opened.file,
              line: lineOf(opened.source, 'sources', index),
              message: `sources: "${key}" is not in content/sources.yaml`,
            },
          ],
    ),
    ...[...sites]
      .filter((name) => !hosts.some((host) => host === name || host.endsWith(`.${name}`)))
      .map((name) =>
        faultAt(opened, {
          at: { words: name },
          message: `sources names no page of ${name}, which is linked`,
        }),
      ),
  ];
}

const MOST_GRADE = 6;

function pageBreaches(page: SafetyPageFile): SafetyBreach[] {
  const ids = page.sections.map(({ id }) => id);
  const words = wordsOf(page);
  return [
    ...page.sections.flatMap(sectionBreaches),
    ...ids
      .filter((id, index) => ids.indexOf(id) < index)
      .map((id) => ({ at: { words: `{#${id}}` }, message: `{#${id}} is the anchor of two sections` })),
    ...field(
      findNumbers(words).length > 0 && page.checked === null,
      'checked',
      'needs the day on which the numbers were compared',
    ),
    ...reviewBreaches(page.reviewedBy, page.reviewedOn),
  ];
}

function sectionBreaches(section: SafetyPageFile['sections'][number]): SafetyBreach[] {
  const text = [section.heading, ...section.content.flat()].join('\n');
  const grade = readingGrade(text);
  const [pressing] = /!|\bplease\b/i.exec(text) ?? [];
  const at = { words: section.heading };
  return [
    ...(grade > MOST_GRADE
      ? [
          {
            at,
            message: `"${section.heading}" reads at grade ${grade.toFixed(1)}; ${MOST_GRADE} is the limit`,
          },
        ]
      : []),
    ...(pressing ? [{ at, message: `"${section.heading}" must not say "${pressing}"` }] : []),
    ...unknownNumbers(text).map((number) => ({
      at: { words: number },
      message: `${number} is the number of no help line`,
    })),
  ];
}

function wordsOf({ sections }: SafetyPageFile): string {
  return sections.flatMap(({ heading, content }) => [heading, ...content.flat()]).join('\n');
}
