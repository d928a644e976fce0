import type { ComponentProps } from 'react';

/** A checkbox with an animated check mark. Place it inside its label. */
export function TickBox({ className = '', ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <span className={`relative flex size-6 shrink-0 ${className}`}>
      <input
        {...input}
        type="checkbox"
        className="peer size-6 cursor-[inherit] appearance-none rounded-[6px] border border-edge bg-surface transition-colors checked:border-pine checked:bg-pine print:checked:bg-surface"
      />
      <svg
        viewBox="0 0 24 24"
        fill="none"
        aria-hidden
        className="pointer-events-none absolute inset-0 size-6 text-on-pine opacity-0 peer-checked:opacity-100 peer-checked:[&>path]:[stroke-dashoffset:0] print:text-ink forced-colors:text-[ButtonText]"
      >
        <path
          d="M6.500 12.500 10.300 16.200 17.500 8"
          pathLength="1"
          stroke="currentColor"
          strokeWidth="2.250"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="transition-[stroke-dashoffset] duration-150 [stroke-dasharray:1] [stroke-dashoffset:1]"
        />
      </svg>
    </span>
  );
}
