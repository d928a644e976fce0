import type { ComponentProps } from 'react';

/** A card on the page: the border separates it, and the shadow is barely visible. */
export function Card({ className = '', ...props }: ComponentProps<'section'>) {
  return (
    <section
      {...props}
      className={`rounded-card border border-line bg-surface p-5 shadow-card md:p-6 ${className}`}
    />
  );
}
