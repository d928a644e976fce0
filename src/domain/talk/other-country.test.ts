import { expect, test } from 'vitest';
import { findOtherCountry } from './other-country.ts';

test.each([
  ["I'm in England. We don't have a summons or states.", 'England'],
  ['Do you cover England or not? Yes or no.', 'England'],
  ['we live in the UK', 'the United Kingdom'],
  ['im in ontario if that matters', 'Canada'],
  ['does this work in Australia?', 'Australia'],
])('%j names %s as the country of residence', (message, country) => {
  expect(findOtherCountry(message)).toBe(country);
});

test.each([
  'he moved to England with the kids',
  "I'm in New England",
  'we met in Spain',
  'i live in Ohio',
  'my mother-in-law is in Canada',
])('%j does not say that the person lives abroad', (message) => {
  expect(findOtherCountry(message)).toBeNull();
});
