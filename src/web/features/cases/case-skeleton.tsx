import { Skeleton } from '#web/ui/skeleton.tsx';

/** A case on its way. */
export function CaseSkeleton() {
  return (
    <div role="status" className="space-y-6">
      <span className="sr-only">Loading...</span>
      <div className="max-w-[62ch] space-y-4">
        <Skeleton className="h-11 w-20" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-6 w-56" />
        <Skeleton className="h-11 w-72 md:h-9" />
        <Skeleton className="h-32 rounded-card" />
      </div>
      <div className="space-y-8 lg:grid lg:grid-cols-[minmax(0,62ch)_minmax(14rem,1fr)] lg:gap-x-10">
        <Skeleton className="h-72 rounded-card lg:col-start-2 lg:row-start-1" />
        <div className="space-y-3">
          <Skeleton className="h-7 w-1/3" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      </div>
    </div>
  );
}
