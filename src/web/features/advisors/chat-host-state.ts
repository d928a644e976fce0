/** `setup` is the pause before the frame is inserted; each `attempt` is a new frame. */
export interface ChatHostState {
  phase: 'setup' | 'loading' | 'loaded' | 'error';
  attempt: number;
  /** The page's own policy blocks this address, so its `load` means nothing. */
  isBlocked: boolean;
}

export type ChatHostEvent = 'set-up' | 'ready' | 'failed' | 'blocked' | 'retry' | 'restart';

export const chatHostStart: ChatHostState = { phase: 'setup', attempt: 0, isBlocked: false };

export function chatHostReducer(state: ChatHostState, event: ChatHostEvent): ChatHostState {
  switch (event) {
    case 'set-up':
      return state.phase === 'setup' ? { ...state, phase: 'loading' } : state;
    case 'ready':
      // A slow frame that loads after its timeout still counts.
      return state.phase === 'setup' || state.isBlocked ? state : { ...state, phase: 'loaded' };
    case 'failed':
      return state.phase === 'loading' ? { ...state, phase: 'error' } : state;
    case 'blocked':
      return state.phase === 'setup' ? state : { ...state, phase: 'error', isBlocked: true };
    case 'restart':
      return state.phase === 'loading'
        ? { phase: 'setup', attempt: state.attempt + 1, isBlocked: false }
        : state;
    case 'retry':
      return state.phase === 'error'
        ? { phase: 'setup', attempt: state.attempt + 1, isBlocked: false }
        : state;
  }
}

/** Pauses before the frame is inserted, at first and after Retry. Milliseconds. */
const SETUP_DELAY = 300;
const RETRY_DELAY = 800;
/** The timeout of a frame. A failed one also fires `load`. */
const READY_LIMIT = 10_000;

/** The transition that happens without another event. `after` is in milliseconds. */
export function nextByItself(state: ChatHostState): { event: ChatHostEvent; after: number } | null {
  if (state.phase === 'setup')
    return { event: 'set-up', after: state.attempt === 0 ? SETUP_DELAY : RETRY_DELAY };
  return state.phase === 'loading' ? { event: 'failed', after: READY_LIMIT } : null;
}
