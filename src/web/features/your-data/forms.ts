import * as v from 'valibot';
import { deletion, proof } from '#contract/account.ts';

export const copyForm = v.object({
  ...proof.entries,
  device: v.picklist(['own', 'shared'], 'Choose who can open this device'),
  withBrowser: v.optional(v.literal('yes')),
});

export const deletionForm = v.object({
  ...deletion.entries,
  when: v.picklist(['now', 'later'], 'Choose when it is deleted'),
});
