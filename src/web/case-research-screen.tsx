import { SavedCases } from './features/cases/saved-cases.tsx';
import { PlannedPage } from './features/planned/planned-page.tsx';

/** Where two features meet; in a file of its own, so that they arrive in one chunk. */
export function CaseResearchScreen() {
  return (
    <PlannedPage screen="caseResearch">
      <SavedCases />
    </PlannedPage>
  );
}
