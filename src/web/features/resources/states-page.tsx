import { StateList } from './state-list.tsx';
import { StatePage } from './state-page.tsx';

/** The list of the states, or one of them. */
export function StatesPage({ code }: { code: string | undefined }) {
  return code === undefined ? <StateList /> : <StatePage code={code} />;
}
