/** Every name the web app keeps something under in this browser. */
export const storageKeys = {
  session: 'sb-evenkeel-auth-token',
  /** Until somebody is back from a sign-in elsewhere; in this tab alone. */
  providerFlow: 'provider-flow',
  theme: 'theme',
  /** Stored under an older name, so that a choice made earlier still counts. */
  disguise: 'face',
  /** The real fonts were asked for once: they should be at hand (before-paint.js). */
  fonts: 'fonts',
  /** In minutes. */
  idleLock: 'idle-lock',
  /** When somebody last did something here, in milliseconds; kept while there is an idle lock. */
  lastSeen: 'last-seen',
  /** The note on Quick exit was read (before-paint.js). */
  exitNote: 'exit-note',
  /** Followed by the id of the account. */
  reading: 'reading',
  /** Followed by the id of the account. */
  reminders: 'reminders',
  /** The id of the account that keeps pages here to read them offline. */
  offline: 'offline',
  /** Its deadlines as they were last seen (features/deadlines/kept-deadlines.ts). */
  keptDeadlines: 'kept-deadlines',
  savedCases: 'saved-court-cases',
} as const;

/** The quick exit removes all but these: they protect the person who chose them, and they reveal nothing. */
export const keptOnQuickExit = [storageKeys.disguise, storageKeys.idleLock];

export const SIDEBAR_COOKIE = 'sidebar:state';
