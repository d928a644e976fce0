import * as v from 'valibot';

export type CheckedForm<Values> = { ok: true; values: Values } | { ok: false; errors: FieldErrors };

/** The error messages by field name. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Validates the fields of a form by a schema. */
export function checkForm<Schema extends v.GenericSchema>(
  schema: Schema,
  fields: Record<string, unknown>,
): CheckedForm<v.InferOutput<Schema>> {
  const parsed = v.safeParse(schema, fields);
  if (parsed.success) return { ok: true, values: parsed.output };
  const errors: Record<string, string> = {};
  for (const issue of parsed.issues) {
    // Only the first error of a field is shown.
    const field = issue.path?.[0]?.key;
    if (typeof field === 'string') errors[field] ??= issue.message;
  }
  return { ok: false, errors };
}
