import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { advisorProfiles } from '#content/advisors.ts';
import { AdvisorPortrait } from '#content/portraits/advisor-portrait.tsx';
import { canAccessAdvisor } from '#domain/billing/access.ts';
import type { AdvisorId } from '#domain/advisor.ts';
import { useEntitlement } from '#web/lib/billing/entitlement.ts';
import { publicConfig } from '#web/lib/data/public-config.ts';
import { useHourlyNow } from '#web/lib/use-now.ts';
import { LoadError } from '#web/ui/status/load-error.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';
import { AdvisorHeader } from './advisor-header.tsx';
import { advisorHue, hueEdge } from '#web/ui/advisor-hue.ts';
import { foreignEmbed, ownEmbed } from './chat-embed.ts';
import { ChatPanel } from './chat-panel.tsx';
import { LockedNotice } from './locked-notice.tsx';
import { NoEmbedNotice } from './no-embed-notice.tsx';
import { PromptLibrary } from './prompt-library.tsx';
import { WholeScreenLine } from './whole-screen-line.tsx';

interface AdvisorPageProps {
  advisor: AdvisorId;
  /** Above the product's own chat, which it can reload. */
  chatBar: (onRestart: () => void) => ReactNode;
}

/** The screen of all six advisors. */
export function AdvisorPage({ advisor, chatBar }: AdvisorPageProps) {
  const [isTalking, setIsTalking] = useState(false);
  return (
    // On a phone the composer must be above the bottom bar when the page opens.
    <div
      data-talking={isTalking || undefined}
      className={`flex flex-col gap-3 max-md:-mt-3 sm:gap-5 ${advisorHue[advisor]}`}
    >
      <AdvisorHeader advisor={advisor} isSmall={isTalking} />
      <ChatOrReason advisor={advisor} chatBar={chatBar} isTalking={isTalking} onTalking={setIsTalking} />
    </div>
  );
}

interface ChatOrReasonProps extends AdvisorPageProps {
  isTalking: boolean;
  onTalking: (isTalking: boolean) => void;
}

/** Shows the chat, or the reason why the advisor is not available to the person. */
function ChatOrReason({ advisor, ...talk }: ChatOrReasonProps) {
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
      <OpenAdvisor advisor={advisor} {...talk} address={config.data.advisorEmbeds[advisor]} />
    ) : (
      <LockedNotice advisor={advisor} entitlement={entitlement.data} now={now} />
    );
  }
  if (!failed) return <Skeleton className="h-[calc(max(500px,31.25rem)+2px)] rounded-card" />;
  return (
    <LoadError
      title={`We can’t open the chat with ${advisorProfiles[advisor].name} yet`}
      description="We couldn’t load your plan. Check your connection, then try again."
      onRetry={() => void Promise.all([entitlement.refetch(), config.refetch()])}
    />
  );
}

/** At least the specification's 500 px, and the rest of the window below one line and the page's own bar. */
const talkHeight = 'h-[max(500px,calc(100dvh-8.5rem))]';
/** On a phone the conversation fills the screen: help and the quick exit are above its composer. */
const wholeScreen =
  'md:contents max-md:fixed max-md:inset-x-0 max-md:top-0 max-md:z-50 max-md:flex max-md:h-dvh max-md:flex-col max-md:bg-surface';
/** On a phone the bar is shown only while it says that the chat is deleted when it closes. */
const barOnWholeScreen = 'md:order-1 max-md:not-has-[[role=status]]:hidden';

interface OpenAdvisorProps extends ChatOrReasonProps {
  address: string | undefined;
}

function OpenAdvisor({ advisor, chatBar, address, isTalking, onTalking }: OpenAdvisorProps) {
  /** Each number reloads the frame's conversation from the server. */
  const [reloadKey, setReloadKey] = useState(0);
  const embed = useMemo(
    () => (address ? foreignEmbed(address, location.origin) : ownEmbed(advisor, location.origin)),
    [advisor, address],
  );
  const [isLeft, setIsLeft] = useState(false);
  const isFull = isTalking && !isLeft;
  const chat = useRef<HTMLElement>(null);
  useEffect(() => {
    // The composer is at the lower edge.
    if (isTalking) chat.current?.scrollIntoView({ block: 'end' });
  }, [isTalking]);
  const bar = embed?.isOwn ? chatBar(() => setReloadKey((last) => last + 1)) : null;
  return (
    <>
      <div className={isFull ? wholeScreen : 'contents'}>
        {isFull && <WholeScreenLine advisor={advisor} onLeave={() => setIsLeft(true)} />}
        {/* Always at the same position in the tree: mounting the bar again would close an ephemeral chat. */}
        {bar && <div className={isFull ? barOnWholeScreen : isTalking ? 'order-1' : ''}>{bar}</div>}
        <section
          ref={chat}
          aria-label="Chat"
          className={`overflow-hidden rounded-card shadow-card md:scroll-mb-1 ${hueEdge} ${isFull ? 'max-md:flex max-md:flex-1 max-md:flex-col max-md:rounded-none' : ''}`}
        >
          {embed ? (
            <ChatPanel
              key={embed.url}
              name={advisorProfiles[advisor].name}
              embed={embed}
              assistant={advisor}
              reloadKey={reloadKey}
              portrait={<AdvisorPortrait advisor={advisor} className="size-20" />}
              {...(isTalking
                ? { height: isFull ? `${talkHeight} max-md:h-auto max-md:flex-1` : talkHeight }
                : {})}
              onTalking={(isOn) => {
                setIsLeft(false);
                onTalking(isOn);
              }}
            />
          ) : (
            <NoEmbedNotice />
          )}
        </section>
      </div>
      <div className={isTalking ? 'order-2' : ''}>
        <PromptLibrary advisor={advisor} />
      </div>
    </>
  );
}
