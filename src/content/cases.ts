import type { CourtCase } from '#domain/journey/case.ts';
import { type Texts, openTexts } from './texts/open-texts.ts';

/** A sample case. All fields are plain text. */
export interface CaseReport {
  courtCase: CourtCase;
  keyTakeaways: readonly string[];
  legalAnalysis: readonly string[];
  howItApplies: readonly string[];
  similarCases: readonly { id: string; relevancyScore: number }[];
}

// All of this is invented, and nothing may look like a real citation or the law of a state. The texts are the same for
// everybody and contain no personal data, so they are part of the browser code.
const sample = { court: 'Sample Family Court', jurisdiction: 'Sample State', url: null, isSample: true };

const files = [
  'cases/case-1.yaml',
  'cases/case-2.yaml',
  'cases/case-3.yaml',
  'cases/case-4.yaml',
  'cases/case-5.yaml',
] as const;

export const caseReports: readonly CaseReport[] = files.map((file) => reportOf(openTexts(file)));

function reportOf(texts: Texts<(typeof files)[number]>): CaseReport {
  const { id, name, docket, decided, type, summary, match, similar, ...analysis } = texts;
  return {
    courtCase: {
      ...sample,
      id,
      caseName: name,
      docketNumber: docket,
      dateDecided: decided,
      caseType: type,
      summary,
      relevancyScore: match,
    },
    ...analysis,
    similarCases: similar.map((each) => ({ id: each.id, relevancyScore: each.match })),
  };
}
