/** Texts that follow requests: about what our pages ask for. A connection keeps what it has prepared until it ends. */
const PLACES = 100;
/** As long as a connection lives at most: what it kept of an earlier set is gone with it. */
const RENEWED_AFTER_MS = 3_600_000;

/**
 * Which of the texts that follow requests may be prepared: the first hundred of every hour. Somebody who asks for a thousand
 * others slows the rest down to what they would be without, and fills no memory. `now` is in milliseconds.
 */
export function openPreparedTexts(now: () => number, places = PLACES): (text: string) => boolean {
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
