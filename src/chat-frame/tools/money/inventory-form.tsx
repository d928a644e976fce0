import { useState } from 'react';
import { inventoryWords } from '#content/tools/money.ts';
import {
  type ItemKind,
  type ProofOfOwnership,
  type PropertyLabel,
  itemKinds,
  proofs,
  propertyLabels,
} from '#domain/tools/budget/inventory.ts';
import { inventoryTool } from '#domain/tools/budget/inventory-tool.ts';
import { formatCents } from '#domain/tools/budget/money.ts';
import type { ResultOf } from '#domain/tools/tool.ts';
import { ChoiceField, optionsOf } from '../parts/choice-field.tsx';
import { KeepButton } from '../parts/save-button.tsx';
import { Rows } from '../parts/rows.tsx';
import { TextField } from '../parts/text-field.tsx';
import { useTool } from '../parts/use-tool.ts';
import { DownloadButton } from './download-button.tsx';

const tool = inventoryTool(inventoryWords);
const { kinds, labels, proofs: proofNames } = inventoryWords;

interface Row {
  name: string;
  kind: ItemKind;
  label: PropertyLabel;
  value: string;
  owed: string;
  proof: ProofOfOwnership;
}

const blank: Row = { name: '', kind: 'bank', label: 'unsure', value: '', owed: '', proof: 'none' };

export function InventoryForm() {
  const [rows, setRows] = useState<readonly Row[]>([blank]);
  const { form, forget, submit, problemAt, result, answer, input: used } = useTool(tool);
  // A missing amount counts as zero.
  const items = rows.map((row) => ({ ...row, value: row.value || '0', owed: row.owed || '0' }));

  return (
    <>
      <form ref={form} noValidate onChange={forget} onSubmit={submit({ items, withCsv: true })}>
        <Rows legend="What you own and owe" one="Item" rows={rows} onRows={setRows} blank={blank}>
          {(row, index, change) => (
            <>
              <TextField
                label="Description"
                value={row.name}
                onChange={(name) => change({ name })}
                problem={problemAt(`items.${index}.name`)}
              />
              <ChoiceField
                label="Type"
                value={row.kind}
                onChange={(kind) => change({ kind })}
                options={optionsOf(itemKinds, (id) => kinds[id])}
              />
              <TextField
                label="Value"
                inputMode="decimal"
                value={row.value}
                onChange={(value) => change({ value })}
                problem={problemAt(`items.${index}.value`)}
              />
              <TextField
                label="Amount still owed"
                inputMode="decimal"
                value={row.owed}
                onChange={(owed) => change({ owed })}
                problem={problemAt(`items.${index}.owed`)}
              />
              <ChoiceField
                label="Label"
                hint={labels[row.label].what}
                value={row.label}
                onChange={(label) => change({ label })}
                options={optionsOf(propertyLabels, (id) => labels[id].name)}
              />
              {row.label === 'separate' && (
                <ChoiceField
                  label="Proof"
                  value={row.proof}
                  onChange={(proof) => change({ proof })}
                  options={optionsOf(proofs, (id) => proofNames[id])}
                />
              )}
            </>
          )}
        </Rows>
        <button type="submit" className="button-main">
          Add it up
        </button>
      </form>
      {result && <Answer counted={result} heading={answer} input={used} />}
    </>
  );
}

interface AnswerProps {
  counted: ResultOf<typeof inventoryTool>;
  heading: ReturnType<typeof useTool>['answer'];
  input: object | null;
}

function Answer({ counted: { inventory, shown, csv, note }, heading, input }: AnswerProps) {
  const open = inventory.items.filter(({ needsProof }) => needsProof);
  return (
    <section className="tool-answer">
      <h3 ref={heading} tabIndex={-1}>
        Value minus debt: {shown.all}
      </h3>
      {open.length > 0 && (
        <p className="tool-notice">
          Look for papers that show these are separate property: {open.map(({ name }) => name).join(', ')}.
        </p>
      )}
      <table className="tool-table">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Label</th>
            <th scope="col">Value minus debt</th>
          </tr>
        </thead>
        <tbody>
          {inventory.items.map(({ name, label, equity }, index) => (
            <tr key={index}>
              <th scope="row">{name}</th>
              <td>{labels[label].name}</td>
              <td>{formatCents(equity)}</td>
            </tr>
          ))}
          {propertyLabels.map((label) => (
            <tr key={label} className="tool-total">
              <th scope="row" colSpan={2}>
                Total {labels[label].name.toLowerCase()}
              </th>
              <td>{shown[label]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{note}</p>
      <div className="tool-actions">
        {csv !== null && <DownloadButton name="list.csv" text={csv} />}
        <KeepButton tool={tool.name} input={input} />
      </div>
    </section>
  );
}
