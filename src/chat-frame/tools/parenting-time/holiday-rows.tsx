import { plannerWords } from '#content/tools/parenting-time.ts';
import { type HolidayId, type Turn, holidayIds, turns } from '#domain/tools/parenting-time/holiday.ts';
import { ChoiceField, optionsOf } from '../parts/choice-field.tsx';
import { Rows } from '../parts/rows.tsx';
import { TextField } from '../parts/text-field.tsx';

/** A holiday as it is written in the form. */
export interface HolidayRow {
  holiday: HolidayId;
  turn: Turn;
  nights: string;
}

interface HolidayRowsProps {
  rows: readonly HolidayRow[];
  onRows: (rows: readonly HolidayRow[]) => void;
  problemAt: (field: string) => string | undefined;
}

const blank: HolidayRow = { holiday: 'thanksgiving', turn: 'even-A', nights: '1' };
const days = optionsOf(holidayIds, (id) => plannerWords.holidays[id]);
const turnNames: Readonly<Record<Turn, string>> = {
  'even-A': 'Even years at home A',
  'even-B': 'Even years at home B',
  'always-A': 'Always at A',
  'always-B': 'Always at B',
};
const wheres = optionsOf(turns, (turn) => turnNames[turn]);

export function HolidayRows({ rows, onRows, problemAt }: HolidayRowsProps) {
  return (
    <Rows legend="Holidays" one="Holiday" rows={rows} onRows={onRows} blank={blank}>
      {(row, index, change) => (
        <>
          <ChoiceField
            label="Day"
            value={row.holiday}
            onChange={(holiday) => change({ holiday })}
            options={days}
          />
          <ChoiceField
            label="Where"
            value={row.turn}
            onChange={(turn) => change({ turn })}
            options={wheres}
          />
          <TextField
            label="Nights"
            inputMode="numeric"
            value={row.nights}
            onChange={(nights) => change({ nights })}
            problem={problemAt(`plan.holidays.${index}.nights`)}
          />
        </>
      )}
    </Rows>
  );
}
