import type { Deps } from '../deps.ts';
import type { Limiter } from '../limits/sign-in-limiter.ts';

/** What every use case of this folder is given. */
export interface AuthServices extends Deps {
  limiter: Limiter;
}
