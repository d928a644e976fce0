/** Every key that the web app uses in this browser's storage. */
export const storageKeys = {
  session: 'sb-evenkeel-auth-token',
  /** Stored only in this tab, until the return from a provider. */
  providerFlow: 'provider-flow',
  theme: 'theme',
  /** An older key name, so that an earlier choice still applies. */
  disguise: 'face',
  /** The web fonts were requested before, so they should be cached (before-paint.js). */
  fonts: 'fonts',
  /** The time in minutes. */
  idleLock: 'idle-lock',
  /** The time of the last activity, in milliseconds. Stored while an idle lock is set. */
  lastSeen: 'last-seen',
  /** Set once the note about Quick exit was read (before-paint.js). */
  exitNote: 'exit-note',
  /** Followed by the ID of the account. */
  reading: 'reading',
  /** Followed by the ID of the account. */
  reminders: 'reminders',
  /** The ID of the account that reads pages offline here. */
  offline: 'offline',
  /** The account's deadlines as last loaded (features/deadlines/cached-deadlines.ts). */
  keptDeadlines: 'kept-deadlines',
  savedCases: 'saved-court-cases',
} as const;

/** The only keys that the quick exit keeps: they protect the person who chose them, and they reveal nothing. */
export const keysKeptOnQuickExit = [storageKeys.disguise, storageKeys.idleLock];

export const SIDEBAR_COOKIE = 'sidebar:state';
