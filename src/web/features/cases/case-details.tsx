import { CaseFacts } from './case-facts.tsx';
import { CaseHeader } from './case-header.tsx';
import { CaseSection } from './case-section.tsx';
import type { FoundCase } from './look-up-case.ts';
import { OriginalSource } from './original-source.tsx';
import { SimilarCases } from './similar-cases.tsx';

/** The facts and the similar cases: beside the text on wide screens, above and below it on narrow ones. */
export function CaseDetails({ found }: { found: FoundCase }) {
  const { courtCase, keyTakeaways, legalAnalysis, howItApplies, similarCases } = found;
  return (
    <article className="@container space-y-8">
      <CaseHeader courtCase={courtCase} />
      <div className="space-y-8 @[42rem]:grid @[42rem]:grid-cols-[minmax(0,62ch)_minmax(14rem,1fr)] @[42rem]:grid-rows-[auto_1fr] @[42rem]:gap-x-10 @[42rem]:gap-y-6 @[42rem]:space-y-0 print:block print:space-y-6">
        <CaseFacts courtCase={courtCase} />
        <div className="space-y-8 @[42rem]:col-start-1 @[42rem]:row-span-2 @[42rem]:row-start-1">
          <CaseSection heading="Summary">
            <p>{courtCase.summary}</p>
          </CaseSection>
          <CaseSection heading="Key takeaways">
            <ul className="list-disc space-y-2 pl-5 marker:text-pine">
              {keyTakeaways.map((takeaway) => (
                <li key={takeaway} className="pl-1">
                  {takeaway}
                </li>
              ))}
            </ul>
          </CaseSection>
          <CaseSection heading="Original source">
            <OriginalSource url={courtCase.url} />
          </CaseSection>
          <CaseSection heading="Legal analysis">
            <Paragraphs texts={legalAnalysis} />
          </CaseSection>
          <CaseSection heading="How this applies to you">
            <Paragraphs texts={howItApplies} />
          </CaseSection>
        </div>
        <SimilarCases cases={similarCases} />
      </div>
    </article>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return (
    <div className="space-y-4">
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  );
}
