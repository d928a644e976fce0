import { normalize } from '../safety/normalize.ts';

const they =
  '(?:he|she|hes|shes|they|my (?:ex|husband|wife|partner|boyfriend|girlfriend)|just|sometimes|and|always)';
const grabs = new RegExp(
  ` ${they} (?:\\w+ ){0,3}?(?:grab(?:s|bed|bing)?|yank(?:s|ed|ing)?|twist(?:s|ed|ing)?|squeez(?:es|ed|ing)|shov(?:es|ed|ing)|push(?:es|ed|ing)|pull(?:s|ed|ing)|pinch(?:es|ed)|bend(?:s)?|bent) (?:me (?:by )?)?(?:my |by (?:the|my) )(?:\\w+ )?(?:arms?|wrists?|hair|neck|throat|hands?|shoulders?|face|clothes|shirt|collar|fingers?) `,
);
const throws = new RegExp(
  ` ${they} (?:\\w+ ){0,3}?(?:throws?|threw|throwing|breaks?|broke|smash(?:es|ed|ing)?|destroy(?:s|ed)?) (?:all )?(?:my |our )(?:\\w+ )?(?:stuff|things|phone|clothes|dishes|plates|laptop|glasses|keys|bag|purse) `,
);

/** Whether the other person grabs the writer or throws things, without hitting: "just grabs my arm and throws my stuff". */
export function tellsOfGrabbing(text: string): boolean {
  const plain = ` ${normalize(text).replaceAll('|', ' ').replaceAll(/ +/g, ' ').trim()} `;
  return grabs.test(plain) || throws.test(plain);
}

const tracker =
  / (?:put|puts|hid|hides|found|planted|stuck|attached|installed|has|had) (?:\w+ ){0,4}?(?:trackers?|air ?tags?|gps|tracking (?:device|app)|spyware) /;

/** "He put a tracker on my car". */
export function tellsOfTracker(text: string): boolean {
  const plain = normalize(text).replaceAll(/ \| /g, ' ');
  return (
    / (?:he|she|hes|shes|my (?:ex|husband|wife|partner|boyfriend|girlfriend)|they) /.test(plain) &&
    tracker.test(plain) &&
    !/ (?:dogs?|cats?|luggage|suitcase|keys|fitness|kids|sleep) /.test(plain)
  );
}
