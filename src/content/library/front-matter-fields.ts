import * as v from 'valibot';

/** A text that can't be empty. */
export const line = v.pipe(v.string(), v.nonEmpty('is empty'));

/** A key without a value is a field that has not been filled in yet. */
export const notYet = <T extends v.GenericSchema>(schema: T) => v.optional(v.nullable(schema), null);
