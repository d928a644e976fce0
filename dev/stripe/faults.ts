import type { Context } from 'hono';
import type { Json, MatchedOperation } from './contract/contract.ts';

export interface Fault {
  /** An HTTP status of the API, or a broken connection. */
  kind: 429 | 500 | 401 | 402 | 503 | 'html' | 'disconnect';
  /** How many requests are affected. Default: 1. */
  times?: number;
  /** An operation such as `Subscriptions_update`. Default: every operation. */
  operation?: string;
  /** `after`: the request is executed, only the response is lost. */
  moment?: 'before' | 'after';
}

interface Answer {
  status: number;
  body: Json | string;
  headers?: Record<string, string>;
}

export class Faults {
  planned: (Required<Omit<Fault, 'operation'>> & { operation?: string })[] = [];

  plan({ kind, times = 1, operation, moment = 'before' }: Fault): void {
    this.planned.push({ kind, times, moment, ...(operation !== undefined && { operation }) });
  }

  take({ id }: MatchedOperation, moment: 'before' | 'after'): Fault['kind'] | undefined {
    const fault = this.planned.find(
      (planned) => planned.moment === moment && (planned.operation ?? id) === id,
    );
    if (!fault) return undefined;
    fault.times -= 1;
    this.planned = this.planned.filter(({ times }) => times > 0);
    return fault.kind;
  }

  answer(kind: Fault['kind'], context: Context): Answer {
    if (kind === 'disconnect') breakConnection(context);
    if (kind === 429)
      return error(429, { type: 'invalid_request_error', code: 'rate_limit' }, 'Too many requests.');
    if (kind === 401) return error(401, { type: 'invalid_request_error' }, 'Invalid API Key provided.');
    if (kind === 402) {
      const fields = { type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' };
      return error(402, fields, 'Your card was declined.');
    }
    // A gateway's response, in its own format.
    if (kind === 'html') return { status: 502, body: '<html><h1>Bad Gateway</h1></html>' };
    return error(kind === 'disconnect' ? 500 : kind, { type: 'api_error' }, 'An unknown error occurred.');
  }
}

function error(status: number, fields: Json, message: string): Answer {
  return { status, body: { error: { ...fields, message } } };
}

/** Behaves as if the network had failed: the client never gets a response. */
function breakConnection(context: Context): void {
  const bindings = context.env as { outgoing?: { destroy(): void } } | undefined;
  bindings?.outgoing?.destroy();
}
