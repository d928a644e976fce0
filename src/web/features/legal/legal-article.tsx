import { Link } from 'react-router';
import type { LegalFacts } from '#domain/legal-facts.ts';
import type { LegalPart, LegalSection, LegalText } from '#content/legal/legal-section.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { useLegalFacts } from './use-legal-facts.ts';

interface LegalArticleProps {
  /** The title for the browser's tab. */
  title: string;
  heading: string;
  intro: string;
  text: LegalText;
}

/** A page for reading, in one narrow column. */
export function LegalArticle({ title, heading, intro, text }: LegalArticleProps) {
  const facts = useLegalFacts();
  return (
    <article className="mx-auto max-w-[65ch] space-y-8">
      <header className="space-y-3">
        <PageHeading title={title}>{heading}</PageHeading>
        <p className="text-lg text-ink-soft">{intro}</p>
        <p className="text-sm text-ink-soft">In effect since {text.effective}</p>
      </header>
      {text.parts.map((part) => (
        <Section key={part.heading} section={sectionOf(part, facts)} />
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

function Section({ section: { heading, paragraphs, items } }: { section: LegalSection }) {
  return (
    <section className="space-y-2">
      <h2 className="text-lg">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="break-words">
          {paragraph}
        </p>
      ))}
      {items && (
        <dl className="space-y-2">
          {items.map(({ name, purpose }) => (
            <div key={name}>
              <dt className="inline font-semibold break-words">{name}</dt>{' '}
              <dd className="inline">{purpose}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function sectionOf(part: LegalPart, facts: LegalFacts | 'loading' | 'failed'): LegalSection {
  if (!('of' in part)) return part;
  const { heading } = part;
  if (facts === 'loading') return { heading, paragraphs: ['Loading...'] };
  if (facts === 'failed') {
    return {
      heading,
      paragraphs: ['We couldn’t load this section. Check your connection, then reload the page.'],
    };
  }
  return { heading, ...part.of(facts) };
}
