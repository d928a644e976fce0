import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequestId } from './request-id.ts';

/** Logs lines of JSON with the ID of their request or job. */
export function openLog(level: string, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      mixin: () => {
        const requestId = currentRequestId();
        return requestId === undefined ? {} : { requestId };
      },
    },
    destination,
  );
}
