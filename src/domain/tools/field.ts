import * as v from 'valibot';
import { type Day, isDay } from './day.ts';

/** The range of years for a plan's calendar or a court date. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

export function dayField(): v.GenericSchema<Day> {
  return v.pipe(
    v.string('Choose a date.'),
    v.check(isDay, 'Enter a valid date.'),
    v.check(isInReach, `Choose a date between ${FIRST_YEAR} and ${LAST_YEAR}.`),
  );
}

/** A line of text that a person types. */
export function textField(longest: number): v.GenericSchema<string> {
  return v.pipe(
    v.string('Fill in this field.'),
    v.trim(),
    v.minLength(1, 'Fill in this field.'),
    v.maxLength(longest, `Keep it under ${longest} characters.`),
  );
}

export function choiceField<const Choices extends readonly string[]>(
  choices: Choices,
): v.GenericSchema<Choices[number]> {
  return v.picklist(choices, 'Choose one from the list.');
}

function isInReach(day: Day): boolean {
  const year = Number(day.slice(0, 4));
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}
