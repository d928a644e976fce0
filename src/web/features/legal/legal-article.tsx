import { Link } from 'react-router';
import { PageHeading } from '#web/ui/page-heading.tsx';

export interface LegalSection {
  heading: string;
  paragraphs: readonly string[];
}

interface LegalArticleProps {
  /** Stands in the browser's tab. */
  title: string;
  heading: string;
  intro: string;
  sections: readonly LegalSection[];
}

/** A page to be read through: one narrow column. */
export function LegalArticle({ title, heading, intro, sections }: LegalArticleProps) {
  return (
    <article className="mx-auto max-w-[65ch] space-y-8">
      <header className="space-y-3">
        <PageHeading title={title}>{heading}</PageHeading>
        <p className="text-lg text-ink-soft">{intro}</p>
      </header>
      {sections.map((section) => (
        <section key={section.heading} className="space-y-2">
          <h2 className="text-lg">{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <Link
        to="/auth"
        className="no-print inline-flex min-h-11 min-w-11 items-center font-semibold text-pine underline underline-offset-4"
      >
        Back
      </Link>
    </article>
  );
}
