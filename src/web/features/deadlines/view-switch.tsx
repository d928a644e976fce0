type DeadlineView = 'list' | 'month' | 'week';

const views: readonly { id: DeadlineView; label: string }[] = [
  { id: 'list', label: 'List' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
];

interface ViewSwitchProps {
  chosen: DeadlineView;
  onChoose: (view: DeadlineView) => void;
}

export function ViewSwitch({ chosen, onChoose }: ViewSwitchProps) {
  return (
    <div
      role="group"
      aria-label="Show deadlines as"
      className="grid grid-cols-3 gap-1 rounded-control bg-paper p-1"
    >
      {views.map(({ id, label }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
          className="min-h-11 rounded-control text-sm font-semibold text-ink-soft hover:text-ink aria-pressed:bg-surface aria-pressed:text-pine aria-pressed:shadow-card md:min-h-8"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
