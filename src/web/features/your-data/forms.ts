import * as v from 'valibot';
import { codeProof, passwordProof } from '#contract/account.ts';

const copyEntries = {
  device: v.picklist(['own', 'shared'], 'Tell us whether this device is safe'),
  withBrowser: v.optional(v.literal('yes')),
};
const deletionEntries = { when: v.picklist(['now', 'later'], 'Choose when to delete your account') };

export const copyForms = {
  password: v.object({ ...passwordProof.entries, ...copyEntries }),
  code: v.object({ ...codeProof.entries, ...copyEntries }),
  'sign-in': v.pipe(v.object(copyEntries), v.transform(withSignIn)),
};

export const deletionForms = {
  password: v.object({ ...passwordProof.entries, ...deletionEntries }),
  code: v.object({ ...codeProof.entries, ...deletionEntries }),
  'sign-in': v.pipe(v.object(deletionEntries), v.transform(withSignIn)),
};

/** Nothing has to be typed: the server checks the age of the sign-in. */
function withSignIn<Fields>(fields: Fields) {
  return { ...fields, signedInAgain: true as const };
}
