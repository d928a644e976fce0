import { useId } from 'react';

export interface BarRow {
  name: string;
  /** The bar's label. */
  shown: string;
  /** Segments from left to right, in percent of the width. */
  parts: readonly { percent: number; look: BarLook }[];
}

/** The looks are distinguishable without color and on paper. */
export type BarLook = 'plain' | 'striped';

/** Bars with their figures as text, so the picture adds no information. */
export function Bars({ label, rows }: { label: string; rows: readonly BarRow[] }) {
  return (
    <ul className="bars" aria-label={label}>
      {rows.map((row, index) => (
        <li key={index}>
          <span>{row.name}</span>
          <span className="bars-shown">{row.shown}</span>
          <Bar parts={row.parts} />
        </li>
      ))}
    </ul>
  );
}

/** Drawn as SVG, because browsers don't print backgrounds. */
function Bar({ parts }: Pick<BarRow, 'parts'>) {
  const stripes = useId();
  return (
    <svg aria-hidden className="bar">
      <defs>
        <pattern
          id={stripes}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" className="bar-stripe-ground" />
          <rect width="2.5" height="6" className="bar-stripe" />
        </pattern>
      </defs>
      {parts.map(({ percent, look }, index) => (
        <rect
          key={index}
          x={`${parts.slice(0, index).reduce((sum, part) => sum + part.percent, 0)}%`}
          width={`${percent}%`}
          height="100%"
          className={`bar-${look}`}
          fill={look === 'striped' ? `url(#${stripes})` : undefined}
        />
      ))}
    </svg>
  );
}
