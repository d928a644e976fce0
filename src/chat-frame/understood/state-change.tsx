import { useState } from 'react';
import { stateChoices } from '#domain/retrieval/us-state.ts';

interface StateChangeProps {
  /** The name of the current state. */
  name: string;
  onChange: (code: string, name: string) => void;
}

export function StateChange({ name, onChange }: StateChangeProps) {
  const [chosen, setChosen] = useState(name);
  return (
    <>
      <select aria-label="Your state" value={chosen} onChange={(event) => setChosen(event.target.value)}>
        {stateChoices.map(([code, one]) => (
          <option key={code}>{one}</option>
        ))}
      </select>
      <button
        type="button"
        className="button-text"
        aria-label="Change: State"
        disabled={chosen === name}
        onClick={() => {
          const choice = stateChoices.find(([, one]) => one === chosen);
          if (choice) onChange(...choice);
        }}
      >
        Change
      </button>
    </>
  );
}
