import { Skeleton } from '#web/ui/status/skeleton.tsx';

/** A placeholder for two sections of a loading article. */
export function ArticleSkeleton() {
  return (
    <div role="status" className="max-w-[62ch] space-y-10">
      <span className="sr-only">Loading...</span>
      {[1, 2].map((part) => (
        <div key={part} className="space-y-3">
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-11/12" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      ))}
    </div>
  );
}
