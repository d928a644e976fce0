import { networksOf } from '../../limits/network.ts';
import { AuthError } from '../error.ts';

/** The caller waiting for a hash. */
export interface QueuedCaller {
  /** '' for signed-in callers and for the server itself. */
  address: string;
  /** Whether the caller is known. Known callers are served before unknown ones. */
  isKnown: boolean;
}

export const serverCaller: QueuedCaller = { address: '', isKnown: true };

export function unknownCaller({ address }: { address: string }): QueuedCaller {
  return { address, isKnown: false };
}

// Limited to two of the four threads that file access and DNS lookups also need. The queue is at most one or two seconds
// long.
const MAX_CONCURRENT_HASHES = 2;
/** Known and unknown callers have separate slots in the queue. */
const WAITING_MAX = 100;
/** How many known callers are served before an unknown one. */
const KNOWN_FIRST = 3;

interface Ticket {
  turn: number;
  networks: readonly string[];
  start: () => void;
  refuse: (error: AuthError) => void;
}

let running = 0;
let knownInARow = 0;
const known: Ticket[] = [];
const strangers: Ticket[] = [];

/**
 * Waits for a slot, which the caller releases with `endTurn`. Networks take turns: one that sends many requests waits
 * longer than one that sends a single request, and is refused first when the queue is full.
 */
export function takeTurn(waiting: QueuedCaller): Promise<void> | undefined {
  if (running < MAX_CONCURRENT_HASHES) {
    running += 1;
    return undefined;
  }
  const line = waiting.isKnown ? known : strangers;
  return new Promise((resolve, reject) => {
    const networks = networksOf(waiting.address).map(({ key }) => key);
    line.push({ turn: turnIn(line, networks), networks, start: resolve, refuse: reject });
    if (line.length > WAITING_MAX) takeLast(line)?.refuse(tooMany());
  });
}

export function endTurn(): void {
  const next = takeNext();
  if (next) next.start();
  else running -= 1;
}

/** Counts the waiting requests of the same network: the narrowest prefix counts fully, each wider one half as much. */
function turnIn(line: readonly Ticket[], networks: readonly string[]): number {
  const waitingIn = (network: string) => line.filter((ticket) => ticket.networks.includes(network)).length;
  return networks.reduce((turn, network, index) => turn + waitingIn(network) / 2 ** index, 0);
}

function takeNext(): Ticket | undefined {
  const isKnownNext = known.length > 0 && (strangers.length === 0 || knownInARow < KNOWN_FIRST);
  knownInARow = isKnownNext ? knownInARow + 1 : 0;
  const line = isKnownNext ? known : strangers;
  const first = line.reduce<Ticket | undefined>(
    (best, each) => (best && best.turn <= each.turn ? best : each),
    undefined,
  );
  return first && remove(line, first);
}

/** Returns the newest request of the network that is last in line. */
function takeLast(line: Ticket[]): Ticket | undefined {
  const last = line.reduce<Ticket | undefined>(
    (worst, each) => (worst && worst.turn > each.turn ? worst : each),
    undefined,
  );
  return last && remove(line, last);
}

function remove(line: Ticket[], ticket: Ticket): Ticket {
  line.splice(line.indexOf(ticket), 1);
  return ticket;
}

function tooMany(): AuthError {
  return new AuthError(
    429,
    'over_request_rate_limit',
    'Too many people are signing in right now. Try again in a moment',
    {
      retryAfterSeconds: 5,
    },
  );
}
