/**
 * The number of request-dependent texts: about as many as our pages send. A connection keeps its prepared statements
 * until it ends.
 */
const MAX_ENTRIES = 100;
/** The maximum lifetime of a connection. Statements of an earlier set end with it. */
const RENEWED_AFTER_MS = 3_600_000;

/**
 * Decides which request-dependent texts may be prepared: the first hundred of every hour. A caller who sends a thousand
 * others loses the speed of preparation for the rest, but fills no memory. `now` is in milliseconds.
 */
export function openPreparedTexts(now: () => number, places = MAX_ENTRIES): (text: string) => boolean {
  const texts = new Set<string>();
  let since = now();

  return (text) => {
    if (texts.has(text)) return true;
    if (texts.size >= places) {
      if (now() - since < RENEWED_AFTER_MS) return false;
      texts.clear();
      since = now();
    }
    texts.add(text);
    return true;
  };
}
