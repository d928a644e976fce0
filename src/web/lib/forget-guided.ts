/**
 * Answers of a guided conversation that only this tab knows (chat-frame/guided/device-answers.ts): names and places of
 * a safety plan. Whoever signs out, or has this browser lock itself, leaves none behind; Quick exit clears everything.
 */
export function forgetGuidedAnswers(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith('guided:')) sessionStorage.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing.
  }
}
