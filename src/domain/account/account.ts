import * as v from 'valibot';

export const PASSWORD_MIN = 6;
/** Longer passwords only cost the server work. Password managers make at most 128 characters. */
export const PASSWORD_MAX = 128;

const email = (message: string) => v.pipe(v.string(), v.trim(), v.maxLength(254, message), v.email(message));
const password = (message: string) =>
  v.pipe(
    v.string(),
    v.minLength(PASSWORD_MIN, message),
    v.maxLength(PASSWORD_MAX, `Password must be at most ${PASSWORD_MAX} characters`),
  );

const loginEmail = email('Please enter a valid email address');
const newPassword = password('Password must be at least 6 characters');

export const loginForm = v.object({ email: loginEmail, password: newPassword });

export const resetForm = v.object({ email: loginEmail });

const personName = (label: string, min: number, tooShort: string) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(min, tooShort),
    v.maxLength(100, `${label} must be at most 100 characters`),
  );
const registeredName = (label: string) => personName(label, 2, `${label} must be at least 2 characters`);
const profileName = (label: string) => personName(label, 1, `${label} is required`);

export const registerForm = v.pipe(
  v.object({
    firstName: registeredName('First name'),
    lastName: registeredName('Last name'),
    email: loginEmail,
    password: newPassword,
    confirmPassword: password('Confirm password must be at least 6 characters'),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (form) => form.password === form.confirmPassword,
      'Passwords do not match',
    ),
    ['confirmPassword'],
  ),
);

export const updatePasswordForm = v.pipe(
  v.object({
    newPassword,
    confirm: newPassword,
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirm']],
      (form) => form.newPassword === form.confirm,
      'Passwords do not match',
    ),
    ['confirm'],
  ),
);

/** The person's own name and address in the settings. */
export const profileForm = v.object({
  firstName: profileName('First name'),
  lastName: profileName('Last name'),
  email: v.pipe(v.string(), v.trim(), v.nonEmpty('Email is required'), email('Invalid email address')),
});

export const changePasswordForm = v.pipe(
  v.object({
    currentPassword: password('Current password is required'),
    newPassword,
    confirmPassword: password('Confirm password is required'),
  }),
  v.forward(
    v.partialCheck(
      [['newPassword'], ['confirmPassword']],
      (form) => form.newPassword === form.confirmPassword,
      'New passwords do not match',
    ),
    ['confirmPassword'],
  ),
);
