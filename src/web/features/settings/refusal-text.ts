const UNREACHABLE = 'We cannot reach the server. Check your connection and try again.';
const WAIT = 'There were too many attempts. Wait a few minutes, then try again.';
const TOO_MANY: ReadonlySet<unknown> = new Set(['over_request_rate_limit', 'over_email_send_rate_limit']);

/** What to tell about an error of the auth client, the data client or the network: the server's words, where they are for people. */
export function refusalText(error: unknown): string {
  if (!(error instanceof Error) || error instanceof TypeError || error.name === 'AuthRetryableFetchError') {
    return UNREACHABLE;
  }
  if ('code' in error && TOO_MANY.has(error.code)) return WAIT;
  return error.message || 'Please try again.';
}
