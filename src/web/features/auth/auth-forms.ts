import { loginForm, registerForm, resetForm, updatePasswordForm } from '#domain/account/account.ts';
import { checkForm } from '#web/lib/forms/check-form.ts';

/** The schema of each form. Loaded after the first paint (see load-auth-code.ts). */

type Fields = Record<string, unknown>;

export const checkLogin = (fields: Fields) => checkForm(loginForm, fields);
export const checkRegister = (fields: Fields) => checkForm(registerForm, fields);
export const checkReset = (fields: Fields) => checkForm(resetForm, fields);
export const checkUpdatePassword = (fields: Fields) => checkForm(updatePasswordForm, fields);
