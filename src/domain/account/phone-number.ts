import * as v from 'valibot';

const INVALID = 'Invalid phone number format (E.164 required)';

/**
 * A number as people type it, with its country code: the digits of E.164 without the plus sign, as they are stored.
 */
export const phoneNumber = v.pipe(
  v.string(INVALID),
  v.transform((text) =>
    text
      .trim()
      .replace(/^\+/, '')
      .replaceAll(/[\s().-]/g, ''),
  ),
  v.regex(/^[1-9]\d{6,14}$/, INVALID),
);

/**
 * Whether text messages may be sent to that number. `countries` are calling codes, longer ones for parts of a country.
 * `1` is the United States with its territories, and Canada. Other countries with that code must be listed (`1876`), and
 * special numbers are always refused, because they are the most expensive and the most abused.
 */
export function takesTexts(digits: string, countries: readonly string[]): boolean {
  if (digits.startsWith('1')) return takesTextsInNorthAmerica(digits, countries);
  return countries.some((country) => country !== '1' && digits.startsWith(country));
}

function takesTextsInNorthAmerica(digits: string, countries: readonly string[]): boolean {
  const [, area] = /^1([2-9]\d\d)[2-9]\d{6}$/.exec(digits) ?? [];
  if (!area || withoutPhones.test(area)) return false;
  return countries.includes(otherCountries.has(area) ? `1${area}` : '1') || countries.includes(`1${area}`);
}

/** Premium, toll-free, personal and carriers' own numbers, and area codes that are not a place (N11). */
const withoutPhones = /^(?:900|8(?:00|33|44|55|66|77|88)|5(?:00|2[1-9]|33|44|66|77|88)|700|710|[2-9]11)$/;

/** Area codes of the North American plan that are neither in the United States, their territories nor Canada. */
const otherCountries = new Set(
  '242 246 264 268 284 345 441 473 649 658 664 721 758 767 784 809 829 849 868 869 876'.split(' '),
);
