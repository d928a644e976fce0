import { type ResourceCard, resourceKey } from '#content/resource.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ResourceCardItem } from './resource-card-item.tsx';
import type { SearchMatch } from './search-resources.ts';
import { sectionId } from './section-id.ts';
import { useReading } from './use-reading.ts';

/** Cards side by side. A match in a heading links to that section. */
export function ResourceGrid({ results }: { results: readonly SearchMatch<ResourceCard>[] }) {
  const { markOf } = useReading();
  return (
    <div className="@container">
      <ul className="grid gap-4 @[27rem]:grid-cols-2 @[27rem]:gap-5">
        {results.map(({ card, section }) => (
          <ResourceCardItem key={resourceKey(card)} card={card} mark={markOf(resourceKey(card))}>
            {section !== null && <FoundPart card={card} section={section} />}
          </ResourceCardItem>
        ))}
      </ul>
    </div>
  );
}

function FoundPart({ card, section }: { card: ResourceCard; section: number }) {
  return (
    <p className="text-sm">
      <span className="text-ink-soft">Go to section </span>
      <AppLink
        to={`/resources/${resourceKey(card)}#${sectionId(section)}`}
        className="relative z-1 font-semibold text-pine underline underline-offset-4"
      >
        {card.headings[section]}
      </AppLink>
    </p>
  );
}
