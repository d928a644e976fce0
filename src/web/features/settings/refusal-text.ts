const UNREACHABLE = 'We cannot reach the server. Check your connection and try again.';

/** What to tell about an error of the auth client, the data client or the network: the server's words. */
export function refusalText(error: unknown): string {
  if (!(error instanceof Error) || error instanceof TypeError || error.name === 'AuthRetryableFetchError') {
    return UNREACHABLE;
  }
  return error.message || 'Please try again.';
}
