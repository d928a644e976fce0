import { useSyncExternalStore } from 'react';
import { showToast } from '#web/lib/toast-store.ts';
import { type BillingProblem, billingProblem } from './billing-problem.ts';

/** The last error: a loading error stays until loading succeeds, an error of an action until the next action. */
interface Problems {
  loading: BillingProblem | null;
  pressing: BillingProblem | null;
}

let problems: Problems = { loading: null, pressing: null };
const listeners = new Set<() => void>();

/** Also shows it in a toast. Repeated loading errors are shown once. */
export function tellProblem(source: keyof Problems, error: unknown): void {
  const problem = billingProblem(error);
  const isOld = source === 'loading' && problems.loading?.kind === problem.kind;
  put(source, problem);
  if (!isOld) showToast({ ...problem.toast, variant: 'destructive' });
}

export function clearProblem(source: keyof Problems): void {
  if (problems[source]) put(source, null);
}

export function useBillingProblems(): Problems {
  return useSyncExternalStore(subscribe, current, current);
}

function current(): Problems {
  return problems;
}

function put(source: keyof Problems, problem: BillingProblem | null): void {
  problems = { ...problems, [source]: problem };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
