import type { ComponentProps } from 'react';

/** A sheet of paper on the page: the border does the work, the shadow hardly shows. */
export function Card({ className = '', ...props }: ComponentProps<'section'>) {
  return (
    <section
      {...props}
      className={`rounded-card border border-line bg-surface p-5 shadow-card md:p-6 ${className}`}
    />
  );
}
