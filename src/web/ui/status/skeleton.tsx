/** Stands where something will be; give it that thing's size, so that nothing moves. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden className={`rounded-control bg-line/60 ${className}`} />;
}
