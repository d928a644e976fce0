import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error in PostgREST's format: its code and its status. */
export class RestError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: ContentfulStatusCode,
    code: string,
    message: string,
    extra: { details?: string; hint?: string; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = extra.details ?? null;
    this.hint = extra.hint ?? null;
    this.retryAfterSeconds = extra.retryAfterSeconds;
  }

  get body() {
    return { code: this.code, message: this.message, details: this.details, hint: this.hint };
  }
}

/** A part of the URL or of a header that this subset does not support. */
export function unsupportedSyntax(message: string): RestError {
  return new RestError(400, 'PGRST100', message);
}

export function badBody(message: string): RestError {
  return new RestError(400, 'PGRST102', message);
}

export function badRange(details: string): RestError {
  return new RestError(416, 'PGRST103', 'Requested range not satisfiable', { details });
}

export function unknownColumn(table: string, column: string): RestError {
  return new RestError(400, '42703', `column ${table}.${column} does not exist`);
}

export function unknownBodyColumn(table: string, column: string): RestError {
  return new RestError(
    400,
    'PGRST204',
    `Could not find the '${column}' column of '${table}' in the schema cache`,
  );
}

export function unknownTable(name: string): RestError {
  return new RestError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`);
}

export function notEmbedded(name: string): RestError {
  return new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`);
}

export function unknownRelation(table: string, other: string): RestError {
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${table}' and '${other}' in the schema cache`,
  );
}

export function ambiguousRelation(table: string, other: string, keys: readonly string[]): RestError {
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${table}' and '${other}'`,
    { hint: `Write ${keys.map((key) => `${other}!${key}`).join(' or ')}` },
  );
}

export function tooManyEmbedded(most: number): RestError {
  return new RestError(400, 'PGRSTX01', `More than ${most} embedded rows: request fewer rows at a time`);
}

export function unknownRoutine(name: string): RestError {
  return new RestError(
    404,
    'PGRST202',
    `Could not find the function public.${name} with these parameters in the schema cache`,
  );
}

export function notSingle(rows: number): RestError {
  return new RestError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
    details: `The result contains ${rows} rows`,
  });
}

export function tooManyAffected(rows: number): RestError {
  return new RestError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
    details: `The query affects ${rows} rows`,
  });
}

export function badToken(): RestError {
  return new RestError(401, 'PGRST301', 'The access token is not valid or has expired');
}
