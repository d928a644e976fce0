/** A placeholder with the size of its content, to avoid layout shifts. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`rounded-control bg-line/60 ${className}`} />;
}
