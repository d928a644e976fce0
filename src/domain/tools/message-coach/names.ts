const title =
  /\b(?:Uncle|Aunt|Dr\.?|Mr\.?|Mrs\.?|Ms\.?|Miss|Coach|Officer|Judge|Pastor) [A-Z][a-z]+(?: [A-Z][a-z]+)?/g;
const run =
  /\b[A-Z][a-z']+(?: (?:of|the|and|a|in|an) (?=[A-Z])|[ -](?=[A-Z][a-z])|[A-Z]?[a-z']+(?= [A-Z][a-z]))*(?:[A-Z][a-z']+)?/g;
const addressed = /\b(?:I|I'm|You|You're|Your|Me|My|Is|Are|Am)\b/;

/** The text with names and titles masked at the same length: "Mean Girls" calls nobody mean. */
export function stripNames(text: string): string {
  return text.replace(title, hidden).replace(run, (words: string, place: number) => {
    const capitals = words.split(/[ -]/).filter((word) => /^[A-Z]/.test(word)).length;
    // The first word of a sentence is capitalized anyway.
    const least = isAtStart(text, place) ? 3 : 2;
    return capitals < least || addressed.test(words) ? words : hidden(words);
  });
}

function isAtStart(text: string, place: number): boolean {
  return /(?:^|[.!?\n]["')\]]*\s*)$/.test(text.slice(Math.max(0, place - 8), place));
}

function hidden(words: string): string {
  return words.replace(/[a-z]/gi, 'x');
}
