import type * as actions from './auth-actions.ts';
import type * as forms from './auth-forms.ts';

type AuthCode = typeof forms & typeof actions;

let loading: Promise<AuthCode> | undefined;

/** Validation and actions of the forms: loaded after the first paint, and retried when a form is submitted. */
export function loadAuthCode(): Promise<AuthCode> {
  loading ??= Promise.all([import('./auth-forms.ts'), import('./auth-actions.ts')]).then(
    ([checks, actions]) => ({ ...checks, ...actions }),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
