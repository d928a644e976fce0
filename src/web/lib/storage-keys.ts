/** Every name the web app keeps something under in this browser. */
export const storageKeys = {
  session: 'sb-evenkeel-auth-token',
  theme: 'theme',
  /** Followed by the id of the account. */
  reading: 'reading',
  savedCases: 'saved-court-cases',
} as const;

export const SIDEBAR_COOKIE = 'sidebar:state';
