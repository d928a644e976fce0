import * as v from 'valibot';

export const priorities = ['high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

/**
 * The fields that a person enters for a deadline. The form, the stores, the calendar, the reminders and the export are
 * derived from this list, and `public.deadlines` has a column for each. A new field must be optional, because browsers
 * have older lists, and its column needs a default.
 */
export const deadlineFields = {
  title: v.string(),
  /** A date such as 'June 15, 2023'. */
  date: v.string(),
  /** A time such as '10:00 AM'. Other texts are stored but set no reminder. */
  time: v.string(),
  priority: v.picklist(priorities),
};

type DeadlineField = keyof typeof deadlineFields;

/** The labels of the fields in the export. */
export const deadlineLabels: Readonly<Record<DeadlineField, string>> = {
  title: 'Title',
  date: 'Date',
  time: 'Time',
  priority: 'Priority',
};

export const deadlineFieldNames = Object.keys(deadlineFields);
