import { buttonClass } from '#web/ui/button-class.ts';
import { HelpLines } from '#web/ui/help-lines.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';

const places = [
  { path: '/resources', label: 'The library' },
  { path: '/', label: 'Your deadlines' },
  { path: '/safety', label: 'How to stay safer' },
];

/** Prerendered and shown as it is: plain links, no script. */
export function OfflinePage() {
  return (
    <div className="mx-auto max-w-[65ch] space-y-8">
      <header className="space-y-3">
        <PageHeading title="Offline">You’re offline</PageHeading>
        <p className="text-lg text-ink-soft">
          This page needs a connection. Nothing is lost. Try again when you’re back online.
        </p>
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty href means the requested address */}
        <a href="" className={buttonClass({})}>
          Try again
        </a>
      </header>
      <section aria-labelledby="works-title" className="space-y-2">
        <h2 id="works-title" className="text-lg">
          What you can read now
        </h2>
        <ul>
          {places.map(({ path, label }) => (
            <li key={path}>
              <a
                href={path}
                className="inline-flex min-h-11 items-center font-semibold text-pine underline underline-offset-4"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="call-title" className="space-y-3">
        <h2 id="call-title" className="text-lg">
          People you can call or text
        </h2>
        <p className="text-ink-soft">Calls and texts can work even when the internet doesn’t.</p>
        <HelpLines />
      </section>
    </div>
  );
}
