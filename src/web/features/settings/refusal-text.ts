const UNREACHABLE = 'We can’t reach the server. Check your connection and try again.';
const WAIT = 'Too many attempts. Wait a few minutes, then try again.';
const PLAIN: ReadonlyMap<unknown, string> = new Map([
  ['over_request_rate_limit', WAIT],
  ['over_email_send_rate_limit', WAIT],
  ['over_sms_send_rate_limit', WAIT],
  ['weak_password', 'This password is too short or easy to guess. Choose a different one.'],
  ['same_password', 'That’s already your password. Choose a different one.'],
]);

/**
 * The message for an error of the auth client, the data client or the network: the server's message, if it is suitable
 * for people.
 */
export function refusalText(error: unknown): string {
  if (!(error instanceof Error) || error instanceof TypeError || error.name === 'AuthRetryableFetchError') {
    return UNREACHABLE;
  }
  const plain = 'code' in error && PLAIN.get(error.code);
  return plain || error.message || 'Please try again.';
}
