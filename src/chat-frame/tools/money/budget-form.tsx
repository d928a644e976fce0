import { useState } from 'react';
import { budgetWords } from '#content/tools/money.ts';
import { budgetTool } from '#domain/tools/budget/budget-tool.ts';
import { type Frequency, frequencies } from '#domain/tools/budget/frequency.ts';
import { formatCents } from '#domain/tools/budget/money.ts';
import { ChoiceField, optionsOf } from '../parts/choice-field.tsx';
import { KeepButton } from '../parts/save-button.tsx';
import { PrintButton } from '../parts/print-button.tsx';
import { Rows } from '../parts/rows.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useTool } from '../parts/use-tool.ts';
import { BudgetChart } from './budget-chart.tsx';
import { DownloadButton } from './download-button.tsx';

const tool = budgetTool(budgetWords);
const often = optionsOf(frequencies, (id) => budgetWords.frequencies[id]);
const blank: { name: string; amount: string; frequency: Frequency } = {
  name: '',
  amount: '',
  frequency: 'monthly',
};

export function BudgetForm() {
  const [income, setIncome] = useState<readonly (typeof blank)[]>([blank]);
  const [expenses, setExpenses] = useState<readonly (typeof blank)[]>([blank]);
  const { result, problemAt, form, forget, submit, answer, input: used } = useTool(tool);
  const input = { income: income.filter(isWritten), expenses: expenses.filter(isWritten), withCsv: true };

  /** Empty rows are not sent, so the position of a problem is counted without them. */
  const side = (
    path: 'income' | 'expenses',
    rows: readonly (typeof blank)[],
    onRows: (rows: readonly (typeof blank)[]) => void,
    words: { legend: string; one: string },
  ) => (
    <Rows {...words} rows={rows} onRows={onRows} blank={blank}>
      {(row, index, change) => {
        const place = isWritten(row) ? rows.slice(0, index).filter(isWritten).length : -1;
        return (
          <>
            <TextField
              label="Description"
              value={row.name}
              onChange={(name) => change({ name })}
              problem={problemAt(`${path}.${place}.name`)}
            />
            <TextField
              label="Amount"
              inputMode="decimal"
              value={row.amount}
              onChange={(amount) => change({ amount })}
              problem={problemAt(`${path}.${place}.amount`)}
            />
            <ChoiceField
              label="How often"
              value={row.frequency}
              onChange={(frequency) => change({ frequency })}
              options={often}
            />
          </>
        );
      }}
    </Rows>
  );

  return (
    <>
      <form ref={form} noValidate onChange={forget} onSubmit={submit(input)}>
        {side('income', income, setIncome, { legend: 'Money coming in', one: 'Income' })}
        {side('expenses', expenses, setExpenses, { legend: 'Money going out', one: 'Expense' })}
        <button type="submit" className="button-main">
          Add it up
        </button>
      </form>
      {result && (
        <section className="tool-answer tool-printed">
          <h3 ref={answer} tabIndex={-1}>
            {result.budget.leftMonthly < 0 ? 'Short' : 'Left over'} each month: {result.shown.left}
          </h3>
          <BudgetChart budget={result.budget} />
          <table className="tool-table">
            <thead>
              <tr>
                <th scope="col">Item</th>
                <th scope="col">Each month</th>
              </tr>
            </thead>
            <tbody>
              <Lines lines={result.budget.income.lines} />
              <Total name="Total income" shown={result.shown.income} />
              <Lines lines={result.budget.expenses.lines} />
              <Total name="Total expenses" shown={result.shown.expenses} />
            </tbody>
          </table>
          <p className="note">{result.note}</p>
          <div className="tool-actions">
            <PrintButton />
            {result.csv !== null && <DownloadButton name="budget.csv" text={result.csv} />}
            <KeepButton tool={tool.name} input={used} />
          </div>
        </section>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly { name: string; monthly: number }[] }) {
  return lines.map(({ name, monthly }, index) => (
    <tr key={index}>
      <th scope="row">{name}</th>
      <td>{formatCents(monthly)}</td>
    </tr>
  ));
}

function Total({ name, shown }: { name: string; shown: string }) {
  return (
    <tr className="tool-total">
      <th scope="row">{name}</th>
      <td>{shown}</td>
    </tr>
  );
}

function isWritten({ name, amount }: typeof blank): boolean {
  return name.trim() !== '' || amount.trim() !== '';
}
