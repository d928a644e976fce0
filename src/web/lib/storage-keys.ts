/** Every key that the web app uses in this browser's storage. */
export const storageKeys = {
  session: 'sb-evenkeel-auth-token',
  /** Only in this tab, until the return from a provider. */
  providerFlow: 'provider-flow',
  theme: 'theme',
  /** An older name, so that an earlier choice still applies. */
  disguise: 'face',
  /** The web fonts were requested once, so they should be cached (before-paint.js). */
  fonts: 'fonts',
  /** In minutes. */
  idleLock: 'idle-lock',
  /** The last activity, in milliseconds. Stored while there is an idle lock. */
  lastSeen: 'last-seen',
  /** The note about Quick exit was read (before-paint.js). */
  exitNote: 'exit-note',
  /** Followed by the ID of the account. */
  reading: 'reading',
  /** Followed by the id of the account. */
  reminders: 'reminders',
  /** The ID of the account that reads pages offline here. */
  offline: 'offline',
  /** Its last seen deadlines (features/deadlines/kept-deadlines.ts). */
  keptDeadlines: 'kept-deadlines',
  savedCases: 'saved-court-cases',
} as const;

/** The quick exit keeps only these: they protect the person who chose them, and they reveal nothing. */
export const keptOnQuickExit = [storageKeys.disguise, storageKeys.idleLock];

export const SIDEBAR_COOKIE = 'sidebar:state';
