import { Check } from 'lucide-react';
import type { Feature } from './plan-features.ts';

interface FeatureLinesProps {
  features: readonly Feature[];
  /** Classes of each line. */
  className?: string;
}

/** The lines of a list of features. */
export function FeatureLines({ features, className = 'flex' }: FeatureLinesProps) {
  return features.map(({ name, note }) => (
    <li key={name} className={`gap-2 md:@max-[42rem]:gap-1 ${className}`}>
      <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-pine" />
      <span>
        {name}
        {note && <span className="block text-ink-soft">{note}</span>}
      </span>
    </li>
  ));
}
