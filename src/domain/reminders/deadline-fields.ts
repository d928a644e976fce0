import * as v from 'valibot';

export const priorities = ['high', 'medium', 'low'] as const;
export type Priority = (typeof priorities)[number];

/**
 * What a person enters for a deadline. The form, the stores, the calendar, the reminders and the export follow from
 * this list, and `public.deadlines` has a column of each name. A new field is optional, because browsers have
 * lists from before it, and its column has a default.
 */
export const deadlineFields = {
  title: v.string(),
  /** Reads 'June 15, 2023'. */
  date: v.string(),
  /** Reads '10:00 AM'. Other times are stored but set no reminder. */
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
