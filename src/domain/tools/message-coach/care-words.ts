// Messages about a child's health or safety are urgent, so urgent wording is not flagged.
const care =
  /\b(?:sick(?! (?:of|and tired)\b)|ill|fever|headache|migraine|covid|flu|strep|virus|cough(?:ing)?|rash|lice|vomit\w*|threw up|throwing up|puk\w+|allerg\w+|asthma|inhaler|epipen|medicines?|medications?|meds|antibiotics?|dose|doses|shot|shots|vaccine|pills?|prescription|pharmacy|doctor|pediatrician|dentist|nurse|clinic|urgent care|hospital|er|icu|surgery|stitches|broken|broke (?:his|her)|fracture\w*|concussion|hurt|injur\w+|bleed\w*|bled|accident|ambulance|911|emergency|police|fire|smoke|gas|tornado|lockdown|faint\w*|seizure|diabet\w+|insulin|blood sugar|temperature|pain|diagnos\w+|adhd|autism|therapist|panic attack|poison\w*|swallow\w*|choking|sting|stung|bite|bitten|tooth|wrist|ankle|funeral|died|passed away|missing|breathing|fell|collapsed|unconscious|drown\w*|overdos\w+|paramedics?|x-ray|waiting room|ward|crash(?:ed)?|blood|burn(?:ed|t)?|burns|scald\w*|stroke|heart attack|contractions|labor)\b/i;
const urgent =
  /\b(?:911|er|icu|emergency|ambulance|hospital|urgent care|hurt|injur\w+|bleed\w*|bled|accident|concussion|broken|seizure|faint\w*|surgery|poison\w*|swallowed|choking|lockdown|missing|fire|trouble breathing|can't breathe|epipen|unconscious|collapsed|drown\w*|overdos\w+|paramedics?|not breathing|won't wake up|heart attack|stroke|fell (?:off the roof|out of|down the stairs|from)|car crash|stab(?:bed)?|shot at|died)\b/i;

export function isAboutCare(sentence: string): boolean {
  return care.test(sentence);
}

/**
 * Words that mean that a person is hurt or in danger now. There is no cooling-off period then, and strong words are not
 * flagged.
 */
export function isUrgent(message: string): boolean {
  return urgent.test(message);
}
