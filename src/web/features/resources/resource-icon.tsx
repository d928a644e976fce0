import { BookOpen } from 'lucide-react';
import type { Resource } from '#content/resource.ts';
import { advisorHue } from '#web/ui/advisor-hue.ts';
import { resourceIcons } from './resource-icons.ts';

/** The article's icon on a tile in its color. */
export function ResourceIcon({ resource }: { resource: Pick<Resource, 'icon' | 'color'> }) {
  const Icon = resourceIcons[resource.icon] ?? BookOpen;
  return (
    <span
      className={`flex size-11 shrink-0 items-center justify-center rounded-control bg-[color-mix(in_oklab,var(--hue)_12%,var(--surface))] text-[var(--hue)] ${advisorHue[resource.color]}`}
    >
      <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
    </span>
  );
}
