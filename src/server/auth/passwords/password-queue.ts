import { networksOf } from '../../limits/network.ts';
import { AuthError } from '../error.ts';

/** Who waits for a hash. */
export interface Waiting {
  /** '' for whoever is signed in already and for the server itself. */
  address: string;
  /** Passes before strangers. */
  isKnown: boolean;
}

export const inside: Waiting = { address: '', isKnown: true };

export function strangerAt({ address }: { address: string }): Waiting {
  return { address, isKnown: false };
}

// Two of the four threads that files and name lookups need too; the queue's end is a second or two away.
const AT_ONCE = 2;
/** Of those who are known, and of strangers: neither takes the places of the others. */
const WAITING_MAX = 100;
/** So many known ones pass before a stranger does. */
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
 * Waits for one of the places; the caller gives it back with `endTurn`. Networks take turns: whoever sends many at once waits
 * behind whoever sends one, and is turned away first when there are too many.
 */
export function takeTurn(waiting: Waiting): Promise<void> | undefined {
  if (running < AT_ONCE) {
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

/** How many wait from the same networks: those of the narrowest in full, of each wider one half as much as before. */
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

/** The newest of those whose turn is the last. */
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
