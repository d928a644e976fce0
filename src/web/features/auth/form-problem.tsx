import type { Refusal } from './auth-actions.ts';

/** Stays after the toast has disappeared. The server's message is for programs, so this text says what to do next. */
export function FormProblem({ refusal }: { refusal: Refusal }) {
  return <p className="rounded-control bg-danger-soft px-3 py-2.5 text-sm">{problemText(refusal)}</p>;
}

function problemText({ code, message }: Refusal): string {
  switch (code) {
    case 'invalid_credentials':
      return 'That email and password don’t match. Check both, or reset your password.';
    case 'email_not_confirmed':
      return 'Your email isn’t confirmed yet. Open the link we sent, or get a new one below.';
    case 'signup_disabled':
      return 'We aren’t accepting new accounts right now.';
    case 'over_request_rate_limit':
    case 'over_email_send_rate_limit':
      return 'Too many attempts. Wait a few minutes, then try again.';
    default:
      return message;
  }
}
