import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import * as v from 'valibot';
import { AppLink } from '#web/ui/app-link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { foreignEmbed } from './chat-embed.ts';
import { ChatPanel } from './chat-panel.tsx';
import { NoEmbedNotice } from './no-embed-notice.tsx';

const text = (otherwise: string) => v.fallback(v.pipe(v.string(), v.trim(), v.nonEmpty()), otherwise);
const agent = v.fallback(
  v.object({ agentName: text('Assistant'), description: text('AI Agent'), embedUrl: text('') }),
  { agentName: 'Assistant', description: 'AI Agent', embedUrl: '' },
);

/** A chat whose name, description and address are part of the navigation data. */
export function ChatPage() {
  const { state } = useLocation();
  const { agentName, description, embedUrl } = v.parse(agent, {
    agentName: undefined,
    description: undefined,
    embedUrl: undefined,
    ...(typeof state === 'object' ? state : {}),
  });
  const embed = useMemo(() => foreignEmbed(embedUrl, location.origin), [embedUrl]);

  return (
    <div className="space-y-5">
      <header className="space-y-2">
        <AppLink
          to="/"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-pine underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden className="size-4" />
          Back to Home
        </AppLink>
        <PageHeading title="Chat">Chat with {agentName}</PageHeading>
        <p className="text-ink-soft">{description}</p>
      </header>
      <section aria-label="Chat" className="overflow-hidden rounded-card border border-line shadow-card">
        {embed ? <ChatPanel key={embed.url} name={agentName} embed={embed} /> : <NoEmbedNotice />}
      </section>
    </div>
  );
}
