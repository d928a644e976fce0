/** Legal and money matters that have nothing to do with a separation. */
const otherMatter =
  /\b(?:speeding|traffic|parking|red[- ]light) (?:\w+ )?(?:tickets?|fines?)\b|\bsmall claims\b|\b(?:landlord|security deposit)\b[^.?!]{0,60}\b(?:deposit|landlord)\b|\bdeposit back\b|\bslip and fall\b|\bpersonal injury\b|\b(?:car|motorcycle|truck) (?:accident|crash|wreck)\b[^.?!]{0,40}\b(?:sue|lawsuit|claim|settlement)\b|\b(?:trademark|patent|copyright)s?\b|\bjury duty\b|\bwrongful(?:ly)? (?:termination|terminated|fired)\b|\bneighbou?r'?s? (?:fence|dog|tree|noise)\b/i;
/** Any of these may make it part of the separation: "His speeding ticket is on our card." */
const ofSeparation =
  /\b(?:divorc\w*|separat\w*|custod\w*|marri\w*|ex|exes|stbx|husband|hubby|wife|spouse|partner|boyfriend|girlfriend|fianc\w*|kids?|child\w*|sons?|daughters?|alimony|mediat\w*|split|break ?up|broke up|(?:he|she) left|moved out|our|us|we|co-?parent\w*)\b/i;

/** Whether a message is about a legal matter such as a traffic ticket, and nothing in it is about a separation. */
export function asksAboutOtherLaw(message: string): boolean {
  return otherMatter.test(message) && !ofSeparation.test(message);
}
