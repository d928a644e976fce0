import { memo } from 'react';
import type { ResourceSection } from '#content/resource.ts';
import { CheckLine } from './check-line.tsx';
import { sectionId } from './section-id.ts';

interface ArticleSectionProps {
  section: ResourceSection;
  index: number;
  /** The checked lines of a checklist. Null if the bullet points are not checkboxes. */
  ticked: readonly string[] | null;
  onToggle: (line: string) => void;
}

/** Not re-rendered when other parts change or load. */
export const ArticleSection = memo(function ArticleSection({
  section,
  index,
  ticked,
  onToggle,
}: ArticleSectionProps) {
  const id = sectionId(index);
  const { heading, paragraphs, bulletPoints, callout } = section;
  return (
    <section data-section={index} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1} className="mb-3 scroll-mt-20 text-lg md:text-xl break-after-avoid">
        {heading}
      </h2>
      <div className="space-y-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {bulletPoints && ticked && (
          <ul aria-labelledby={id} className="-mx-2 space-y-0.5">
            {bulletPoints.map((line) => (
              <CheckLine
                key={line}
                line={line}
                isTicked={ticked.includes(line)}
                onToggle={() => onToggle(line)}
              />
            ))}
          </ul>
        )}
        {bulletPoints && !ticked && (
          <ul className="list-disc space-y-2 pl-5 marker:text-pine">
            {bulletPoints.map((point) => (
              <li key={point} className="pl-1">
                {point}
              </li>
            ))}
          </ul>
        )}
        {callout && (
          <div
            role="note"
            className="break-inside-avoid space-y-1 rounded-card bg-apricot-soft px-5 py-4 print:border print:border-edge"
          >
            <h3 className="font-sans text-base font-semibold text-apricot">{callout.title}</h3>
            <p>{callout.text}</p>
          </div>
        )}
      </div>
    </section>
  );
});
