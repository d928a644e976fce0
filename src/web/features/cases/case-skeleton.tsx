import { Notice } from '#web/ui/status/notice.tsx';
import { Skeleton } from '#web/ui/status/skeleton.tsx';

/** A loading case or its placeholder. The sentence about samples is already in its final position. */
export function CaseSkeleton() {
  return (
    <div className="@container space-y-6">
      <p role="status" className="sr-only">
        Loading...
      </p>
      <div className="max-w-[62ch] space-y-4">
        <Skeleton className="h-11 w-20" />
        <Skeleton className="h-9 w-4/5" />
        <Skeleton className="h-6 w-56" />
        <Skeleton className="h-11 w-72 md:h-9" />
        <Notice tone="warning" title="The cases here are samples, not real cases">
          <p>
            We made them up to show how case research will work. We invented the people, the courts, and the
            match percentages. They aren’t legal advice, and you can’t use them in court.
          </p>
        </Notice>
      </div>
      <div className="space-y-8 @[42rem]:grid @[42rem]:grid-cols-[minmax(0,62ch)_minmax(14rem,1fr)] @[42rem]:gap-x-10">
        <Skeleton className="h-72 rounded-card @[42rem]:col-start-2 @[42rem]:row-start-1" />
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
