import { useState } from 'react';
import { plannerWords } from '#content/tools/parenting-time.ts';
import { type PatternId, patternIds } from '#domain/tools/parenting-time/pattern.ts';
import { plannerTool } from '#domain/tools/parenting-time/planner-tool.ts';
import { ChoiceField, optionsOf } from '../parts/choice-field.tsx';
import { KeepButton } from '../parts/save-button.tsx';
import { PrintButton } from '../parts/print-button.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useTool } from '../parts/use-tool.ts';
import { type HolidayRow, HolidayRows } from './holiday-rows.tsx';
import { NightsChart } from './nights-chart.tsx';
import { PlanFigures } from './plan-figures.tsx';
import { type StayRow, StayRows } from './stay-rows.tsx';
import { YearCalendar } from './year-calendar.tsx';

const tool = plannerTool(plannerWords);
const patterns = optionsOf(patternIds, (id) => plannerWords.patterns[id].name);
const others = [['', 'Nothing'] as const, ...patterns.filter(([id]) => id !== 'custom')];

export function PlannerForm() {
  const [pattern, setPattern] = useState<PatternId>('week-on-off');
  const [customNights, setCustomNights] = useState('');
  const [start, setStart] = useState('');
  const [compared, setCompared] = useState<PatternId | ''>('');
  const [holidays, setHolidays] = useState<readonly HolidayRow[]>([]);
  const [stays, setStays] = useState<readonly StayRow[]>([]);
  const { result, form, forget, submit, problemAt, answer, input: used } = useTool(tool);
  const common = {
    start,
    holidays: holidays.map((one) => ({ ...one, nights: Number(one.nights) })),
    stays,
  };
  const input = {
    plan: { ...common, pattern, ...(pattern === 'custom' && { customNights }) },
    ...(compared && { compareWith: { ...common, pattern: compared } }),
    withCalendar: true,
  };

  return (
    <>
      <form ref={form} noValidate onChange={forget} onSubmit={submit(input)}>
        <ChoiceField
          label="Pattern"
          hint={plannerWords.patterns[pattern].how}
          value={pattern}
          onChange={setPattern}
          options={patterns}
        />
        {pattern === 'custom' && (
          <TextField
            label="Nights, starting on a Monday"
            hint="Enter a letter for each night, such as AABBAAA BBAABBB"
            value={customNights}
            onChange={setCustomNights}
            problem={problemAt('plan.customNights')}
          />
        )}
        <TextField
          label="First day"
          type="date"
          value={start}
          onChange={setStart}
          problem={problemAt('plan.start')}
        />
        <ChoiceField label="Compare with" value={compared} onChange={setCompared} options={others} />
        <details>
          <summary>Holidays and vacations</summary>
          <HolidayRows rows={holidays} onRows={setHolidays} problemAt={problemAt} />
          <StayRows rows={stays} onRows={setStays} problemAt={problemAt} />
        </details>
        <button type="submit" className="button-main">
          Count the nights
        </button>
      </form>
      {result && (
        <section className="tool-answer tool-printed">
          <h3 ref={answer} tabIndex={-1}>
            Nights over a full year
          </h3>
          <PlanFigures plans={result.plans} difference={result.difference} />
          {result.plans.map(
            ({ name, calendar }) => calendar && <NightsChart key={name} name={name} months={calendar} />,
          )}
          <p className="note">{result.note}</p>
          <div className="tool-actions">
            <PrintButton />
            <KeepButton tool={tool.name} input={used} />
          </div>
          {result.plans.map(
            ({ name, calendar }) => calendar && <YearCalendar key={name} name={name} months={calendar} />,
          )}
        </section>
      )}
    </>
  );
}
