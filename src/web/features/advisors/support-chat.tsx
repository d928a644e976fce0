import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { AssistantId } from '#domain/assistant.ts';
import { publicConfig } from '#web/lib/data/public-config.ts';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { foreignEmbed, ownEmbed } from './chat-embed.ts';
import { ChatPanel } from './chat-panel.tsx';
import { NoEmbedNotice } from './no-embed-notice.tsx';

// Avoids importing the module that lists all assistants.
const SUPPORT: AssistantId = 'support';
const HEIGHT = 'h-[max(650px,40.625rem)]';

/** The chat about the product, in the same frame as an advisor's, for everyone who is signed in. */
export function SupportChat() {
  const config = useQuery({
    queryKey: ['public-config'],
    queryFn: publicConfig,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (config.data) return <OpenChat address={config.data.supportEmbed} />;
  if (!config.isError) return <Skeleton className="h-[652px] rounded-card" />;
  return (
    <LoadError
      title="We can’t open the support chat yet"
      description="Check your connection, then try again."
      onRetry={() => void config.refetch()}
    />
  );
}

function OpenChat({ address }: { address: string | undefined }) {
  const embed = useMemo(
    () => (address ? foreignEmbed(address, location.origin) : ownEmbed(SUPPORT, location.origin)),
    [address],
  );
  return (
    <section aria-label="Chat" className="overflow-hidden rounded-card border border-line shadow-card">
      {embed ? (
        <ChatPanel key={embed.url} name="Support" embed={embed} assistant={SUPPORT} height={HEIGHT} />
      ) : (
        <NoEmbedNotice />
      )}
    </section>
  );
}
