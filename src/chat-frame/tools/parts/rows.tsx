import type { ReactNode } from 'react';

interface RowsProps<Row> {
  legend: string;
  /** The singular name of a row, for its button and its number. */
  one: string;
  rows: readonly Row[];
  onRows: (rows: readonly Row[]) => void;
  blank: Row;
  /** The fields of one row. `change` replaces some of them. */
  children: (row: Row, index: number, change: (part: Partial<Row>) => void) => ReactNode;
}

/** A list of rows that can be added and removed. */
export function Rows<Row>({ legend, one, rows, onRows, blank, children }: RowsProps<Row>) {
  return (
    <fieldset className="tool-rows">
      <legend>{legend}</legend>
      {rows.map((row, index) => (
        <div key={index} role="group" aria-label={`${one} ${index + 1}`} className="tool-row">
          {children(row, index, (part) => onRows(rows.with(index, { ...row, ...part })))}
          <button
            type="button"
            className="button-text"
            aria-label={`Remove ${one.toLowerCase()} ${index + 1}`}
            onClick={() => onRows(rows.filter((_row, at) => at !== index))}
          >
            Remove
          </button>
        </div>
      ))}
      <button type="button" className="button-quiet" onClick={() => onRows([...rows, blank])}>
        Add {one.toLowerCase()}
      </button>
    </fieldset>
  );
}
