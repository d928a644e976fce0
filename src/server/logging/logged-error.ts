/** The part of an error that is logged. Never its message: databases, mail servers and parsers quote personal data in it. */
export interface LoggedError {
  error: string;
  /** The code of the database or the system, e.g. 23505 or ECONNREFUSED. */
  code?: string;
  /** The first line of our own code in the stack, e.g. src/server/jobs/jobs.ts:19. */
  at?: string;
  cause?: LoggedError;
}

const MAX_CAUSES = 3;

export function loggedError(error: unknown, causes = MAX_CAUSES): LoggedError {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = codeOf(error);
  const at = placeOf(error);
  return {
    error: error.name,
    ...(code !== undefined && { code }),
    ...(at !== undefined && { at }),
    ...(error.cause !== undefined && causes > 0 && { cause: loggedError(error.cause, causes - 1) }),
  };
}

function codeOf(error: Error): string | undefined {
  if (!('code' in error)) return undefined;
  const { code } = error;
  return typeof code === 'string' && /^[A-Za-z0-9_]{1,40}$/.test(code) ? code : undefined;
}

/** The stack begins with the message, which may contain a path, so only complete stack lines match. */
function placeOf({ stack = '' }: Error): string | undefined {
  for (const line of stack.split('\n')) {
    const place =
      /^ {4}at .*?[/\\](src[/\\](?:server|domain|contract|content)[/\\][\w./\\-]+:\d+):\d+\)?$/.exec(line);
    if (place?.[1] !== undefined) return place[1].replaceAll('\\', '/');
  }
  return undefined;
}
