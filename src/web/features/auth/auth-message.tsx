/** States what has happened and what comes next, above the login form. */
export type AuthMessage =
  | { kind: 'registered'; email: string }
  | { kind: 'reset-sent' }
  | { kind: 'link-expired' }
  | { kind: 'link-failed' };

export function AuthMessageBox({ message }: { message: AuthMessage }) {
  const { title, text } = wording(message);
  const isProblem = message.kind === 'link-expired' || message.kind === 'link-failed';
  return (
    <div
      role="status"
      className={`mb-5 rounded-control px-4 py-3 text-sm ${isProblem ? 'bg-apricot-soft' : 'bg-pine-soft'}`}
    >
      <p className="font-semibold">{title}</p>
      <p className="break-words">{text}</p>
    </div>
  );
}

function wording(message: AuthMessage): { title: string; text: string } {
  switch (message.kind) {
    case 'registered':
      return {
        title: 'Check your inbox',
        text: `If there’s no account for ${message.email} yet, we’ve sent a link to that address. Open the link to confirm your email, then sign in.`,
      };
    case 'reset-sent':
      return {
        title: 'Check your inbox',
        text: 'If there’s an account with that email, a link is on its way. It works for one hour.',
      };
    case 'link-expired':
      return {
        title: 'This link no longer works',
        text: 'It has expired or was already used. Try signing in. If that doesn’t work, enter your email and get a new link below.',
      };
    case 'link-failed':
      return {
        title: 'That link didn’t work',
        text: 'Try signing in. If that doesn’t work, enter your email and get a new link below.',
      };
  }
}
