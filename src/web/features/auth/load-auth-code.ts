import type * as actions from './auth-actions.ts';
import type * as forms from './auth-forms.ts';

type AuthCode = typeof forms & typeof actions;

let loading: Promise<AuthCode> | undefined;

/** Checks and actions of the forms: fetched after the first paint, and asked for again when a form is sent. */
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
