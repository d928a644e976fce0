import { Badge } from '#web/ui/badge.tsx';

interface BillingChoiceProps {
  isAnnual: boolean;
  onChange: (isAnnual: boolean) => void;
}

/** The interval of the displayed prices. */
export function BillingChoice({ isAnnual, onChange }: BillingChoiceProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-x-6">
      <legend className="sr-only">Show prices</legend>
      <label className="flex min-h-11 flex-wrap items-center gap-x-2">
        <input
          type="radio"
          name="billing"
          checked={!isAnnual}
          onChange={() => onChange(false)}
          className="size-5"
        />
        Monthly
      </label>
      <label className="flex min-h-11 flex-wrap items-center gap-x-2">
        <input
          type="radio"
          name="billing"
          checked={isAnnual}
          onChange={() => onChange(true)}
          className="size-5"
        />
        Annual <Badge tone="success">2 months free</Badge>
      </label>
    </fieldset>
  );
}
