import type { CaseType } from '#domain/journey/case.ts';

export const subjectNames: Readonly<Record<CaseType, string>> = {
  divorce: 'Divorce',
  property: 'Property and debts',
  alimony: 'Alimony',
  custody: 'Custody',
  support: 'Child support',
};
