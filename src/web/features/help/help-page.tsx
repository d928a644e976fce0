import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '#web/ui/app-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { ContactCard } from './contact-card.tsx';

/** Questions about the product: a chat that answers immediately, and a form that reaches people. */
export function HelpPage({ chat }: { chat: ReactNode }) {
  return (
    <div className="space-y-6">
      <header className="space-y-2">
        <AppLink
          to="/"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          Back to Home
        </AppLink>
        <PageHeading title="Help">Support Chat</PageHeading>
        <p className="max-w-prose text-ink-soft">
          Ask how Evenkeel works, including plans, your account, privacy, and safety. You can ask with or
          without a plan.
        </p>
      </header>
      <div className="@container">
        <div className="grid items-start gap-6 @[56rem]:grid-cols-[minmax(0,1fr)_24rem]">
          {chat}
          <ContactCard />
        </div>
      </div>
    </div>
  );
}
