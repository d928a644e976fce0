import type { AdvisorId } from '#domain/advisor.ts';

/** Sets `--hue` for everything inside. Full class names, because Tailwind reads them from this file. */
export const advisorHue: Readonly<Record<AdvisorId, string>> = {
  lena: '[--hue:var(--lena)]',
  emma: '[--hue:var(--emma)]',
  hannah: '[--hue:var(--hannah)]',
  james: '[--hue:var(--james)]',
  max: '[--hue:var(--max)]',
  ava: '[--hue:var(--ava)]',
};

export const hueEdge = 'border border-[color-mix(in_oklab,var(--hue)_40%,var(--line))]';

/** A button in the advisor's hue. It is filled on hover. */
export const hueButton =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-[var(--hue)] px-2 py-1.5 text-center font-semibold max-sm:min-w-30 max-sm:text-sm sm:px-4 text-[var(--hue)] transition-colors hover:bg-[var(--hue)] hover:text-surface';
