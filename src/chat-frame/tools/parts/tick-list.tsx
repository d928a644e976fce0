interface TickListProps<Id extends string> {
  legend: string;
  items: readonly { id: Id; text: string; more?: string }[];
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
}

export function TickList<Id extends string>({ legend, items, ticked, onTick }: TickListProps<Id>) {
  return (
    <fieldset className="tool-ticks">
      <legend>{legend}</legend>
      {items.map(({ id, text, more }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={ticked.has(id)}
            onChange={(event) => {
              const next = new Set(ticked);
              if (event.target.checked) next.add(id);
              else next.delete(id);
              onTick(next);
            }}
          />
          <span>
            {text}
            {more && <span className="note block">{more}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
