import { normalize } from '../safety/normalize.ts';

const guns = '(?:guns?|pistols?|rifles?|shotguns?|handguns?|firearms?|revolvers?|glock|ar ?15|deer rifles?)';
const theirs = new RegExp(
  `(?<![a-z])(?:(?:he|she|they|my (?:ex|husband|wife|partner|boyfriend|girlfriend))(?: \\w+){0,2} (?:has|have|had|keeps?|owns?|got|bought|carries|carry|brought|pulled|waved|pointed|showed|loaded|cleans?|cleaned)|hes got|shes got|theres|there is|there are|his|her|their)(?: \\w+){0,4} ${guns}(?![a-z])`,
);
const shoots = /(?<![a-z])(?:shoot|shot at|shoots) (?:me|us|my|the kids|himself|herself|everyone)(?![a-z])/;
const none =
  /(?<![a-z])(?:no|not|doesnt|dont|never had|hasnt|without|nerf|toy|water|glue|nail|squirt|any) (?:\w+ ){0,3}(?:guns?|pistols?|rifles?|shotguns?|firearms?)(?![a-z])/;

/** Whether a text tells that the other person has a gun or threatens to shoot. */
export function tellsOfGun(text: string): boolean {
  const plain = normalize(text);
  return shoots.test(plain) || (theirs.test(plain) && !none.test(plain));
}
