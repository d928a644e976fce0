import { expect, test } from 'vitest';
import { tellsOfAbduction } from './abduction.ts';

test.each([
  "he said if i leave he'll take dev to india and last month he put his hands on my neck",
  'hes threatened to take them to his moms in Jordan',
  'no trips out of the country. passports with me. hes threatened to take them to his moms in Jordan',
  'she says she will take the kids back to Brazil and I will never see them again',
  "he told me he'd take my daughter to his country",
  'im scared he will fly the kids to Egypt and not come back',
  'he keeps saying hell take them overseas if i file',
  'my ex wants to move to Mexico with the kids',
  'her mother said she would keep the baby in Poland for good',
  'he threatened to kidnap the kids',
  'he has their passports and says he is taking them out of the country',
  'my husband swears he will put the boys on a plane to Lebanon',
  'if i divorce him he will take Aisha and Omar to Pakistan',
  'she might disappear to Colombia with our son',
  'hes planning to take them abroad without telling me',
])('“%s” is a threat to take children abroad', (text) => {
  expect(tellsOfAbduction(text)).toBe(true);
});

test.each([
  'he wants to take them to Mexico for spring break',
  'she takes the kids to Italy every summer to see her parents',
  'he takes them to his moms on Fridays',
  'I want to take the kids to India for two weeks',
  'he would never take them out of the country',
  'no trips out of the country without both of us agreeing',
  'he moved to Germany last year',
  'he said hell take the car to New Mexico',
  'we both took them to Canada',
  'he said he will take them to school',
  'she wants the kids at Christmas and I get them in summer',
  'passports with me',
  "he's from Jordan and his family visits us",
  'he is afraid of flying',
])('“%s” is none', (text) => {
  expect(tellsOfAbduction(text)).toBe(false);
});
