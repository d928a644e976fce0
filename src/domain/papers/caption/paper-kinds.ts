export const paperKinds = [
  'summons',
  'petition',
  'answer',
  'motion',
  'notice-of-hearing',
  'temporary-order',
  'protective-order',
  'financial-affidavit',
  'parenting-plan',
  'settlement-agreement',
  'judgment',
  'order',
  'discovery',
  'proof-of-service',
  'letter',
  'other',
] as const;
export type PaperKind = (typeof paperKinds)[number];
