import { type DaysBefore, daysBeforeChoices } from '#domain/reminders/reminder-plan.ts';
import { TickLine } from './choice-line.tsx';
import { useSave } from './queries.ts';

const names: Readonly<Record<DaysBefore, string>> = {
  1: '1 day',
  2: '2 days',
  3: '3 days',
  7: '1 week',
  14: '2 weeks',
};

export function DaysSetting({ chosen }: { chosen: readonly DaysBefore[] }) {
  const { change } = useSave();
  const choose = (day: DaysBefore, isOn: boolean) =>
    void change({ daysBefore: isOn ? [...chosen, day] : chosen.filter((one) => one !== day) });
  return (
    <fieldset>
      <legend className="font-semibold">Also remind me ahead of time, at 9 a.m.</legend>
      <div className="flex flex-wrap gap-x-6">
        {daysBeforeChoices.map((day) => (
          <TickLine key={day} isOn={chosen.includes(day)} onChange={(isOn) => choose(day, isOn)}>
            {names[day]}
          </TickLine>
        ))}
      </div>
    </fieldset>
  );
}
