import type { AnswerReader } from '#domain/guided/value.ts';

interface Weekend {
  /** How the nights are shared, with home A for the weekends. Null if the pattern's own words fit. */
  how: string | null;
  /** What the draft has to leave open. */
  still: string | null;
}

const most = 'At home B most of the time.';

/**
 * "Every other weekend" doesn't say which nights. The days of the exchanges decide: from Friday to Monday there are three, from
 * Friday to Sunday evening two.
 */
export function weekendOf(told: AnswerReader): Weekend {
  const said = [told.text('exchangeTime'), told.text('exchangeWords')].filter(Boolean).join(', ');
  const days = new Set(Array.from(said.matchAll(dayName), ([day]) => day.slice(0, 3).toLowerCase()));
  if (days.size === 0)
    return {
      how: null,
      still:
        'Here, a weekend is Friday and Saturday nights. If yours begins or ends on another day, change it.',
    };
  const isSundayNight = /\bsun(?:day)?s? (?:over)?nights?\b|\bsundays? overnight\b/i.test(said);
  const has = (...names: readonly string[]) =>
    names.every((name) => days.has(name)) && days.size === names.length;
  if (has('fri', 'sun') && !isSundayNight) return { how: null, still: null };
  if (has('fri', 'mon')) return { how: `${most} Every other week, Friday to Monday at home A.`, still: null };
  return {
    how: `${most} Every other weekend at home A.`,
    still: `Still to write: which nights the weekend has. About exchanges, you wrote: “${said.replaceAll(/["“”]/g, '’')}”`,
  };
}

const dayName = /\b(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:days?)?\b/gi;
