import type { JourneyStep } from '#domain/journey/journey.ts';
import { STATION_RADIUS, pathShape } from './path-shape.ts';

/** The anchor of a step in the list below. */
export function stepAnchor(id: number): string {
  return `step-${id}`;
}

/** A picture of the path: completed steps are behind, open ones ahead. Each station links to its step in the list. */
export function JourneyPath({ steps }: { steps: readonly JourneyStep[] }) {
  const walked = [...steps.filter(({ done }) => done), ...steps.filter(({ done }) => !done)];
  const count = steps.filter(({ done }) => done).length;
  const { width, height, stations, ways } = pathShape(walked.length);
  return (
    <nav aria-label="Your path" className="mx-auto mt-5 max-w-lg">
      <svg viewBox={`0 0 ${width} ${height}`} className="w-full overflow-visible">
        {ways.map((way, index) => (
          <path
            key={way}
            d={way}
            fill="none"
            strokeWidth="4"
            strokeLinecap="round"
            strokeDasharray={index < count - 1 ? undefined : '1 9'}
            className={index < count - 1 ? 'stroke-pine' : 'stroke-edge'}
          />
        ))}
        {walked.map((step, index) => (
          <Station
            key={step.id}
            step={step}
            isNext={index === count}
            {...(stations[index] ?? { x: 0, y: 0 })}
          />
        ))}
      </svg>
    </nav>
  );
}

interface StationProps {
  step: JourneyStep;
  isNext: boolean;
  x: number;
  y: number;
}

function Station({ step: { id, label, done }, isNext, x, y }: StationProps) {
  return (
    <a
      href={`#${stepAnchor(id)}`}
      aria-label={`${label}, ${done ? 'done' : 'open'}`}
      className="group outline-none"
    >
      <title>{label}</title>
      <circle
        cx={x}
        cy={y}
        r={STATION_RADIUS}
        strokeWidth="2.5"
        className={`group-focus-visible:stroke-ink group-focus-visible:[stroke-width:5] ${done ? 'fill-pine stroke-pine' : isNext ? 'fill-apricot-soft stroke-apricot' : 'fill-surface stroke-edge'}`}
      />
      {done && (
        <path
          d={`M${x - 6} ${y}l4.5 4.5 8-9`}
          fill="none"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="stroke-on-pine"
        />
      )}
      {isNext && <circle cx={x} cy={y} r="5" className="fill-apricot" />}
    </a>
  );
}
