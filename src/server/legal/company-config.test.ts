import { expect, test } from 'vitest';
import { companySettings } from '../../../tests/company-settings.ts';
import { readCompany } from './company-config.ts';

test("production requires the company's settings and explains why for each missing one", () => {
  expect(readCompany(companySettings, 'production')).toEqual({
    company: {
      name: 'Evenkeel Example LLC',
      address: '1 Harbor Road, Dover, DE 19901',
      email: 'hello@evenkeel.example',
      governingLaw: 'Delaware',
      backupDays: 30,
    },
    problems: [],
  });
  const { problems } = readCompany({}, 'production');
  expect(problems.map((problem) => problem.split(' ', 1)[0])).toEqual(Object.keys(companySettings));
  for (const problem of problems) expect(problem).toMatch(/^[A-Z_]+ must .*(Terms|Privacy Policy)/);
});

test.each([
  ['COMPANY_NAME', ' '],
  ['COMPANY_NAME', 'A <b>name</b>'],
  ['COMPANY_ADDRESS', '1 Harbor Road\nDover'],
  ['COMPANY_EMAIL', 'hello at evenkeel'],
  ['GOVERNING_LAW', 'x'.repeat(101)],
  ['HOSTING_PROVIDER', ''],
  ['BACKUP_DAYS', 'a month'],
  ['BACKUP_DAYS', '-1'],
])('reports %s with the invalid value “%s” exactly once', (name, value) => {
  const { problems } = readCompany({ ...companySettings, [name]: value }, 'production');
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} `));
});

test('a development machine needs no company settings, and states that it is a private copy', () => {
  const { company, problems } = readCompany({}, 'local');
  expect(problems).toEqual([]);
  expect(company.name).toContain('this copy');
  expect(readCompany({ COMPANY_NAME: 'Ours' }, 'local').company.name).toBe('Ours');
});
