import { BookOpen } from 'lucide-react';
import type { Resource } from '#content/resource.ts';
import { resourceIcons } from './resource-icons.ts';

/** The article's icon on a tile in its color. */
export function ResourceIcon({ resource }: { resource: Pick<Resource, 'icon' | 'color'> }) {
  const Icon = resourceIcons[resource.icon] ?? BookOpen;
  return (
    <span
      className={`flex size-11 shrink-0 items-center justify-center rounded-control bg-[color-mix(in_oklab,var(--hue)_12%,var(--surface))] text-[var(--hue)] ${resourceHue[resource.color]}`}
    >
      <Icon aria-hidden className="size-5.5" strokeWidth={1.75} />
    </span>
  );
}

/** Sets `--hue` for everything inside. Full class names, because Tailwind reads them from this file. */
const resourceHue: Readonly<Record<Resource['color'], string>> = {
  lena: '[--hue:var(--lena)]',
  emma: '[--hue:var(--emma)]',
  hannah: '[--hue:var(--hannah)]',
  james: '[--hue:var(--james)]',
  max: '[--hue:var(--max)]',
  ava: '[--hue:var(--ava)]',
};
