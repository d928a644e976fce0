/** The pronouns of the other person. */
export type ThirdPerson = 'he' | 'she' | 'they';

type Forms = Readonly<Record<string, string>>;
const forms: Readonly<Record<ThirdPerson, Forms>> = {
  he: {
    they: 'he',
    them: 'him',
    their: 'his',
    "they're": "he's",
    "they've": "he's",
    "they'd": "he'd",
    "they'll": "he'll",
  },
  she: {
    they: 'she',
    them: 'her',
    their: 'her',
    "they're": "she's",
    "they've": "she's",
    "they'd": "she'd",
    "they'll": "she'll",
  },
  they: {},
};

export const thirdPersons = ['he', 'she', 'they'] as const satisfies readonly ThirdPerson[];

const SLOT = /\{([a-z']+)\}/gi;
export const slotNames = Object.keys(forms.he);

/** A written reply with its slots filled: "{They}'d" becomes "He'd". */
export function toThirdPerson(text: string, person: ThirdPerson): string {
  return text.replace(SLOT, (_slot, name: string) => {
    const form = forms[person][name.toLowerCase()] ?? name.toLowerCase();
    return name.startsWith('T') ? form.charAt(0).toUpperCase() + form.slice(1) : form;
  });
}

const man =
  /\b(?:husband|hubby|ex[- ]?husband|boyfriend|(?:kids?|childrens?|child's|kid's|their|her|his) (?:dad|father))\b/gi;
const woman =
  /\b(?:wife|ex[- ]?wife|girlfriend|(?:kids?|childrens?|child's|kid's|their|her|his) (?:mom|mother))\b/gi;
const he = /\b(?:he|him|his|he's|hes|hed)\b/gi;
const she = /\b(?:she|her|hers|she's|shes|shed)\b/gi;
const child =
  /\b(?:son|daughter|kid|child|boy|girl|baby|toddler|teen\w*|\d+ ?(?:yo|year old)|mom|mother|dad|father|sister|brother|friend|boss|lawyer|judge)\b/i;

/**
 * How the messages, newest first, refer to the other person. "They" if unknown, or if "he" and "she" may be a child
 * or someone else.
 */
export function findThirdPerson(messages: readonly string[]): ThirdPerson {
  for (const message of messages) {
    const named = bySign(message, man, woman) ?? (child.test(message) ? null : bySign(message, he, she));
    if (named) return named;
  }
  return 'they';
}

function bySign(message: string, ofMan: RegExp, ofWoman: RegExp): ThirdPerson | null {
  const men = message.match(ofMan)?.length ?? 0;
  const women = message.match(ofWoman)?.length ?? 0;
  if (men > 0 === women > 0) return null;
  return men > 0 ? 'he' : 'she';
}
