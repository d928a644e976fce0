import type { CaseReport } from '#content/cases.ts';

const LOOKUP_MS = 500;

interface SimilarCase {
  id: string;
  caseName: string;
  relevancyScore: number;
}

export interface FoundCase extends Omit<CaseReport, 'similarCases'> {
  similarCases: readonly SimilarCase[];
}

/** Stands in for a search service: a delay, then the samples. Null if there is no such case. */
export async function lookUpCase(
  id: string,
  wait: () => Promise<void> = lookupTime,
): Promise<FoundCase | null> {
  const [{ caseReports }] = await Promise.all([import('#content/cases.ts'), wait()]);
  const report = caseReports.find(({ courtCase }) => courtCase.id === id);
  return report ? { ...report, similarCases: withNames(report, caseReports) } : null;
}

function withNames({ similarCases }: CaseReport, reports: readonly CaseReport[]): SimilarCase[] {
  return similarCases.flatMap((similar) => {
    const known = reports.find(({ courtCase }) => courtCase.id === similar.id);
    return known ? [{ ...similar, caseName: known.courtCase.caseName }] : [];
  });
}

function lookupTime(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LOOKUP_MS);
  });
}
