import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { advisorProfiles } from '#content/advisors.ts';
import { AdvisorPortrait } from '#content/portraits/advisor-portrait.tsx';
import { canAccessAdvisor } from '#domain/access.ts';
import type { AdvisorId } from '#domain/advisor.ts';
import { useEntitlement } from '#web/lib/entitlement.ts';
import { publicConfig } from '#web/lib/public-config.ts';
import { useHourlyNow } from '#web/lib/use-now.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AdvisorHeader } from './advisor-header.tsx';
import { advisorHue, hueEdge } from './advisor-hue.ts';
import { foreignEmbed, ownEmbed } from './chat-embed.ts';
import { ChatPanel } from './chat-panel.tsx';
import { LockedNotice } from './locked-notice.tsx';
import { NoEmbedNotice } from './no-embed-notice.tsx';
import { PromptLibrary } from './prompt-library.tsx';

interface AdvisorPageProps {
  advisor: AdvisorId;
  /** Stands above the product's own chat and can have it opened anew. */
  chatBar: (onRestart: () => void) => ReactNode;
}

/** The one screen that all six advisors have. */
export function AdvisorPage({ advisor, chatBar }: AdvisorPageProps) {
  return (
    // On a phone the field to write in is to stand above the bottom bar as the page opens.
    <div className={`space-y-3 max-md:-mt-3 sm:space-y-5 ${advisorHue[advisor]}`}>
      <AdvisorHeader advisor={advisor} />
      <ChatOrReason advisor={advisor} chatBar={chatBar} />
    </div>
  );
}

/** The chat when the advisor is open to the person, else why there is none. */
function ChatOrReason({ advisor, chatBar }: AdvisorPageProps) {
  const entitlement = useEntitlement();
  const config = useQuery({
    queryKey: ['public-config'],
    queryFn: publicConfig,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const now = useHourlyNow();
  const failed = [entitlement, config].find((query) => query.isError);

  if (entitlement.data && config.data) {
    return canAccessAdvisor(entitlement.data, advisor, now) ? (
      <OpenAdvisor advisor={advisor} chatBar={chatBar} address={config.data.advisorEmbeds[advisor]} />
    ) : (
      <LockedNotice advisor={advisor} entitlement={entitlement.data} now={now} />
    );
  }
  if (!failed) return <Skeleton className="h-[calc(max(500px,31.25rem)+2px)] rounded-card" />;
  return (
    <LoadError
      title={`The chat with ${advisorProfiles[advisor].name} cannot open yet`}
      description="We could not load what your plan includes. Check your connection, then try again."
      onRetry={() => void Promise.all([entitlement.refetch(), config.refetch()])}
    />
  );
}

interface OpenAdvisorProps extends AdvisorPageProps {
  address: string | undefined;
}

function OpenAdvisor({ advisor, chatBar, address }: OpenAdvisorProps) {
  /** Every one shows what the server has then. */
  const [round, setRound] = useState(0);
  const embed = useMemo(
    () => (address ? foreignEmbed(address, location.origin) : ownEmbed(advisor, location.origin)),
    [advisor, address],
  );
  return (
    <>
      {embed?.isOwn && chatBar(() => setRound((last) => last + 1))}
      <section aria-label="Chat" className={`overflow-hidden rounded-card shadow-card ${hueEdge}`}>
        {embed ? (
          <ChatPanel
            key={embed.url}
            name={advisorProfiles[advisor].name}
            embed={embed}
            assistant={advisor}
            round={round}
            portrait={<AdvisorPortrait advisor={advisor} className="size-20" />}
          />
        ) : (
          <NoEmbedNotice />
        )}
      </section>
      <PromptLibrary advisor={advisor} />
    </>
  );
}
