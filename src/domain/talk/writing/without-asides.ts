const openers =
  /^(?:(?:(?:ok|okay|so|and|but|well|bro|bruh|dude|man|lol|omg|lmao|yeah|yes|ya|yep|anyway|anyways|also|like|basically|honestly|ugh|wait|hey|hi|hello|actually|plus|then|oh|um|uh|hm+|alright|right|look|listen|fine|wow|jesus|god|damn|seriously|again|girl|sis|yo|ay|ha(?:ha)*|for real|fr|my bad|btw|ps|first|second|lastly|finally|cool|great|good)\b(?! (?:as|at|with|for|news)\b)[ ,.:!-]*)|(?:(?:no|nah|nope|sorry|please|pls)(?:[,.!]+| (?=(?:no|nah|dont|don't|take|make|also|add|i|its|it's|that|thats|that's|just|not|u|you|he|she|write|say|tell|wait|redo|the)\b))\s*)|(?:i mean(?! the| my)|you know|the thing is|thing is|i guess|i think(?= (?:we|it|the|i'?ll))|maybe(?= (?:say|tell|ask|put|add))|like i said|as i said|i (?:already )?said)[ ,:]+)+/i;
const closers =
  /[ ,]*\b(?:lol|lmao|ha(?:ha)+|i guess|or whatever|or something(?: like that)?|and that'?s (?:it|all|everything)|thats (?:it|all|everything)|that'?s (?:it|all|everything)|you know|ya know|idk|smh|ugh|omg|bro|dude|(?:even )?though|tho|like \d+ times|pls|please|for real|fr|period|write that|can (?:u|you) write (?:that|it)|nicely|politely|(?:in )?(?:a )?(?:nice|polite|calm) way|(?:without|w\/o) (?:it |me |her |him |them )*(?:blowing up|sounding|starting|being|getting|making|looking|a fight|drama)\b.*|ok|okay|right\?|thats what i want|that'?s what i want|not that it matters|is that (?:ok|okay|good|fine|too much).*|if (?:that'?s|thats) (?:ok|okay|possible)|or not)\s*[.!?]*$/i;

/** A clause without "ok so", "bro", "lol" and "I guess" around it. */
export function withoutAsides(clause: string): string {
  const opened = clause.trim().replace(openers, '');
  let closed = opened;
  for (let last = ''; last !== closed;) {
    last = closed;
    closed = closed.replace(closers, '').trim();
  }
  return closed;
}
