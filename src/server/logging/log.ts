import { type DestinationStream, type Logger, pino } from 'pino';
import { currentRequestId } from './request-id.ts';

/** Lines of JSON. Each carries the id of the request or the job that it belongs to. */
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
