import type { PaperLine } from '#domain/papers/paper.ts';
import type { Day } from '#domain/tools/day.ts';
import { Card } from '#web/ui/card.tsx';
import { FactRow } from './fact-row.tsx';
import type { Fact, FactGroup } from './facts.ts';
import type { AddDeadline } from './use-add-deadline.ts';
import type { Check } from './use-checks.ts';

interface FactCardsProps {
  groups: readonly FactGroup[];
  today: Day;
  lines: readonly PaperLine[];
  source: string;
  checks: Readonly<Record<string, Check>>;
  onCheck: (id: string, check: Check | null) => void;
  onShow: (places: Fact['places']) => void;
  onAddDeadline: AddDeadline;
}

/** A card for each group that has findings or a text for an empty group. */
export function FactCards({
  groups,
  today,
  lines,
  source,
  checks,
  onCheck,
  onShow,
  onAddDeadline,
}: FactCardsProps) {
  return groups.map(({ title, empty, facts }) =>
    facts.length === 0 && !empty ? null : (
      <Card key={title} className="space-y-1">
        <h2 className="text-lg">{title}</h2>
        {facts.length === 0 && <p className="text-ink-soft">{empty}</p>}
        <ul className="divide-y divide-line">
          {facts.map((fact) => (
            <FactRow
              key={fact.id}
              fact={fact}
              today={today}
              lines={lines}
              source={source}
              check={checks[fact.id]}
              onCheck={(check) => onCheck(fact.id, check)}
              onShow={() => onShow(fact.places)}
              onAddDeadline={onAddDeadline}
            />
          ))}
        </ul>
      </Card>
    ),
  );
}
