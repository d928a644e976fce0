/**
 * Placed before a weapon "to my head": excludes a weapon in another person's hand, as in "my husband put a gun to my
 * head". That is an attack and must not be read as suicide. "He left and I held a knife to my wrist" stays.
 */
export const notInOtherHand =
  '(?<!(?<![a-z])(?:he|she|they|hes|shes|ex|husband|wife|spouse|partner|boyfriend|girlfriend|fiance|stepdad|bf|gf) (?:(?!(?:i|im|ive|said|says|and) )\\w+ ){0,2}?(?:put|puts|held|holds|holding|pointed|points|pointing|pressed|presses|stuck|shoved|placed) (?:(?:a|the|his|her|my|our|kitchen|loaded|hunting) ){0,3})';
