import type { Choice } from '../flow.ts';
import { replaceNumberWords } from './number-words.ts';
import { plainWords } from './plain.ts';

const MINUTES_AN_HOUR = 60;
const A_FEW = 15;

/** The choice whose range of minutes contains a distance: "20 min", "about 3 hours by car", "40 miles". */
export function choiceOfMinutes(text: string, choices: readonly Choice[]): string | null {
  const minutes = choices.some((one) => one.minutes) ? readMinutes(text) : null;
  if (minutes === null) return null;
  return choices.find(({ minutes: [from, to] = [0, 0] }) => minutes >= from && minutes < to)?.id ?? null;
}

const hours =
  /\b(?:(\d+(?:\.\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten)(?: (?:and a half|1\/2))? ?)?(?:hours?|hrs?|(?<=\d)h)\b(?: and a half)?/;
const minutesOrMiles =
  /\b(\d+)(?: ?(?:-|to|or) ?(\d+))? ?(?:-| )?(?:minutes?|mins?|min|m|miles?|mi|blocks?)\b/;
const ones = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A mile counts as a minute. In a range, the larger value counts. */
function readMinutes(text: string): number | null {
  const plain = usually(replaceNumberWords(plainWords(text)).replaceAll("'", ''));
  if (/\bhalf (?:an )?hour\b|\bhalf hour\b/.test(plain))
    return MINUTES_AN_HOUR / 2 - (/\b(?:under|less than|not even)\b/.test(plain) ? 1 : 0);
  const hour = hours.exec(plain);
  const short = minutesOrMiles.exec(plain);
  if (hour) return hoursOf(hour) + (short ? Number(short[1]) : 0);
  if (/\b(?:a )?(?:couple|few)(?: of)? (?:hours|hrs)\b/.test(plain)) return 3 * MINUTES_AN_HOUR;
  if (/\b(?:a )?(?:couple|few)(?: of)? (?:minutes|mins|miles|blocks|streets|houses)\b/.test(plain))
    return A_FEW;
  if (!short) return null;
  return /block/.test(short[0]) ? A_FEW : Number(short[2] ?? short[1]);
}

/** What comes after the usual trip, as in "20 minutes, unless it snows, then it's more like an hour". */
const atTimes =
  /[,.;]? (?:but |or |and |though )?(?:unless|except|although|only longer|longer|more|up to|if|when|whenever|(?:\d+|an hour|hour|maybe|could be|it can be|can be|it takes|takes|gets|about|like|closer to|more like|[ -])* ?(?:in|with|during|on|at|if|when) (?:bad |heavy |the )?(?:traffic|snow|rain|rush hour|winter|storm|weather|bad day|ice))\b.*$/;

function usually(plain: string): string {
  const short = plain.replace(atTimes, '');
  return hours.test(short) || minutesOrMiles.test(short) ? short : plain;
}

function hoursOf([whole, count = '']: RegExpExecArray): number {
  const number = ones.includes(count)
    ? ones.indexOf(count) + 1
    : count === '' || /^an?$/.test(count)
      ? 1
      : Number(count);
  return (number + (/half|1\/2/.test(whole) ? 0.5 : 0)) * MINUTES_AN_HOUR;
}
