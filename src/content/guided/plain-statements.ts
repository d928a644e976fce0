/** How people say that they don't know. */
export const unsureWords = ['not sure', "i'm not sure", "i don't know"] as const;

/** How people say that they are safe. */
export const safeWords = [
  "i'm ok",
  'im ok',
  "i'm fine",
  'im fine',
  "i'm okay",
  'safe for now',
  'im safe',
  'we are safe',
  'safe',
] as const;
