/** Every name the web app keeps something under in this browser. */
export const storageKeys = {
  session: 'sb-evenkeel-auth-token',
  theme: 'theme',
  face: 'face',
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
  savedCases: 'saved-court-cases',
} as const;

/** Leaving removes all but these: whoever chose them would be less safe without, and they say nothing. */
export const keptThroughLeaving = [storageKeys.face, storageKeys.idleLock];

export const SIDEBAR_COOKIE = 'sidebar:state';
