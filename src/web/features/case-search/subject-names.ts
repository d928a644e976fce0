import type { CaseType } from '#domain/case.ts';

export const subjectNames: Readonly<Record<CaseType, string>> = {
  divorce: 'Divorce',
  property: 'Property and debts',
  alimony: 'Alimony',
  custody: 'Custody',
  support: 'Child support',
};
