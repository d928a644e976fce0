import type { Refusal } from './auth-actions.ts';

/** Stays where the toast goes away. What the server says is for programs; people get what to do next. */
export function FormProblem({ refusal }: { refusal: Refusal }) {
  return <p className="rounded-control bg-danger-soft px-3 py-2.5 text-sm">{problemText(refusal)}</p>;
}

function problemText({ code, message }: Refusal): string {
  switch (code) {
    case 'invalid_credentials':
      return 'This email and password do not fit together. Check both, or reset your password.';
    case 'email_not_confirmed':
      return 'Your email address is not confirmed yet. Open the link in the mail we sent, or ask for a new one below.';
    case 'signup_disabled':
      return 'New accounts are not taken here at the moment. If you have one, log in with it.';
    case 'over_request_rate_limit':
    case 'over_email_send_rate_limit':
      return 'There were too many attempts. Wait a few minutes, then try again.';
    default:
      return message;
  }
}
