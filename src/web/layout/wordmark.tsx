import { Mark } from '#web/ui/mark.tsx';

export function Wordmark() {
  return (
    <span className="flex items-center gap-2">
      <Mark className="size-7 shrink-0" />
      <span className="font-serif text-lg font-semibold @max-[21rem]:sr-only collapsed:sr-only">
        Evenkeel
      </span>
    </span>
  );
}
