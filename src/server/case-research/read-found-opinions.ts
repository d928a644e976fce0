import * as v from 'valibot';
import type { CaseSearch, FoundOpinions } from '#contract/case-research.ts';
import { type Opinion, opinion } from '#domain/journey/opinion.ts';

const result = v.looseObject({
  cluster_id: v.number(),
  absolute_url: v.string(),
  caseName: v.string(),
  court: v.nullish(v.string()),
  docketNumber: v.nullish(v.string()),
  dateFiled: v.nullish(v.string()),
  citation: v.nullish(v.array(v.string())),
  opinions: v.nullish(v.array(v.looseObject({ snippet: v.nullish(v.string()) }))),
});
const answer = v.looseObject({
  count: v.number(),
  next: v.nullable(v.string()),
  results: v.array(v.unknown()),
});

/**
 * The results in a response of the service. Null for anything else. Results that cannot be shown safely are left out.
 */
export function readFoundOpinions(
  text: string,
  search: Pick<CaseSearch, 'state' | 'subject'>,
): FoundOpinions | null {
  const parsed = v.safeParse(answer, parsedJson(text));
  if (!parsed.success) return null;
  const { count, next, results } = parsed.output;
  return { count, opinions: results.flatMap((one) => opinionsFrom(one, search)), cursor: cursorOf(next) };
}

function opinionsFrom(value: unknown, { state, subject }: Pick<CaseSearch, 'state' | 'subject'>): Opinion[] {
  const read = v.safeParse(result, value);
  if (!read.success) return [];
  const { cluster_id: id, absolute_url: path, opinions, ...about } = read.output;
  const made = v.safeParse(opinion, {
    id: String(id),
    caseName: plain(about.caseName, 300),
    court: plain(about.court, 200),
    docketNumber: plain(about.docketNumber, 200),
    dateDecided: about.dateFiled?.slice(0, 10) ?? null,
    citations: (about.citation ?? []).slice(0, 5).map((citation) => plain(citation, 100)),
    excerpt: plain(opinions?.find(({ snippet }) => plain(snippet, 500) !== '')?.snippet, 500),
    url: `https://www.courtlistener.com${path}`,
    state,
    subject,
  });
  return made.success ? [made.output] : [];
}

/** Only the cursor is used: a URL in a response is never followed. */
function cursorOf(next: string | null): string | null {
  const cursor = next === null ? null : (URL.parse(next)?.searchParams.get('cursor') ?? null);
  return cursor && /^[\w+/=-]{1,500}$/.test(cursor) ? cursor : null;
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: ' ',
};

/** Returns text without markup, in one line, and cut between words. */
function plain(text: string | null | undefined, max: number): string {
  const whole = (text ?? '')
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim();
  if (whole.length <= max) return whole;
  const cut = whole.slice(0, max - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2))}…`;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
