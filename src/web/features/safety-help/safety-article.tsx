import { Card } from '#web/ui/card.tsx';
import { HelpLines } from '#web/ui/help-lines.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { helpLinesChecked } from '#domain/help.ts';
import type { SafetySection } from '#content/safety-help/safety-section.ts';

interface SafetyArticleProps {
  heading: string;
  intro: string;
  sections: readonly SafetySection[];
  /** Links to read or act on next. */
  next: readonly { path: string; label: string }[];
}

const checkedDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const linkClass = 'inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4';

/** For people in a hurry: the phone numbers first, then what to do, without any script. */
export function SafetyArticle({ heading, intro, sections, next }: SafetyArticleProps) {
  return (
    <div className="@container mx-auto max-w-[68rem]">
      <article className="grid gap-8 @[52rem]:grid-cols-[minmax(0,1fr)_21rem] @[52rem]:gap-14">
        <header className="max-w-[65ch] space-y-3">
          <PageHeading title="Help">{heading}</PageHeading>
          <p className="text-lg text-ink-soft">{intro}</p>
        </header>
        <aside
          aria-label="People to call or text"
          className="@[52rem]:col-start-2 @[52rem]:row-span-2 @[52rem]:row-start-1"
        >
          <Card className="@[52rem]:sticky @[52rem]:top-20">
            <h2 className="mb-1 text-lg">Talk to someone now</h2>
            <p className="mb-4 text-sm text-ink-soft">
              These lines are free, day or night. You don’t have to give your name.
            </p>
            <HelpLines />
            <p className="mt-5 border-t border-line pt-3 text-sm text-ink-soft">
              A call or text can show up in your phone’s history and on your phone bill. We last checked these
              numbers on {checkedDay.format(new Date(helpLinesChecked))}.
            </p>
          </Card>
        </aside>
        <div className="max-w-[65ch] space-y-8">
          <nav aria-label="On this page" className="no-print">
            <ul className="border-l-2 border-line pl-4">
              {sections.map(({ id, heading: title }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="inline-flex min-h-11 items-center py-1 text-pine underline-offset-4 hover:underline md:min-h-9"
                  >
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
          <p className="no-print flex flex-wrap gap-x-8 border-t border-line pt-4">
            {next.map(({ path, label }) => (
              <a key={path} href={path} className={linkClass}>
                {label}
              </a>
            ))}
          </p>
        </div>
      </article>
    </div>
  );
}

function Section({ id, heading, content }: SafetySection) {
  return (
    <section aria-labelledby={id} className="space-y-3">
      <h2 id={id} className="scroll-mt-20 text-lg">
        {heading}
      </h2>
      {content.map((part) =>
        typeof part === 'string' ? <p key={part}>{part}</p> : <List key={part[0]} lines={part} />,
      )}
    </section>
  );
}

function List({ lines: [before, ...lines] }: { lines: readonly [string, ...string[]] }) {
  return (
    <div className="space-y-2">
      <p>{before}</p>
      <ul className="list-disc space-y-1.5 pl-5 marker:text-pine">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
