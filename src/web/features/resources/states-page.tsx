import { useParams } from 'react-router';
import { StateList } from './state-list.tsx';
import { StatePage } from './state-page.tsx';

/** The list of the states, or the one that the address names. */
export function StatesPage() {
  const { id } = useParams();
  return id === undefined ? <StateList /> : <StatePage code={id} />;
}
