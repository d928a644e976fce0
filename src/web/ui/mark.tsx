/** The product's logo: a small boat that stays upright on a line. */
export function Mark({ className = 'size-8' }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className}>
      <path d="M15 4.5c-4.6 3-7.2 6.900-7.700 11.500H15Z" className="fill-apricot" />
      <path d="M17 7.500c3.700 2.100 5.900 4.900 6.600 8.500H17Z" className="fill-pine" opacity=".55" />
      <path d="M4 18h24c-1.700 5-5.600 7.500-12 7.500S5.700 23 4 18Z" className="fill-pine" />
      <path
        d="M2 28.500h28"
        className="stroke-pine"
        strokeWidth="1.500"
        strokeLinecap="round"
        opacity=".45"
      />
    </svg>
  );
}
