import { type Home, homes } from '#domain/tools/parenting-time/pattern.ts';
import { ChoiceField, optionsOf } from '../parts/choice-field.tsx';
import { Rows } from '../parts/rows.tsx';
import { TextField } from '../parts/text-field.tsx';

/** A vacation as it is written in the form. */
export interface StayRow {
  home: Home;
  first: string;
  last: string;
}

interface StayRowsProps {
  rows: readonly StayRow[];
  onRows: (rows: readonly StayRow[]) => void;
  problemAt: (field: string) => string | undefined;
}

const blank: StayRow = { home: 'A', first: '', last: '' };
const wheres = optionsOf(homes, (home) => `Home ${home}`);

export function StayRows({ rows, onRows, problemAt }: StayRowsProps) {
  return (
    <Rows legend="Vacations" one="Vacation" rows={rows} onRows={onRows} blank={blank}>
      {(row, index, change) => (
        <>
          <ChoiceField
            label="Where"
            value={row.home}
            onChange={(home) => change({ home })}
            options={wheres}
          />
          <TextField
            label="First night"
            type="date"
            value={row.first}
            onChange={(first) => change({ first })}
            problem={problemAt(`plan.stays.${index}.first`)}
          />
          <TextField
            label="Last night"
            type="date"
            value={row.last}
            onChange={(last) => change({ last })}
            problem={problemAt(`plan.stays.${index}.last`) ?? problemAt(`plan.stays.${index}`)}
          />
        </>
      )}
    </Rows>
  );
}
