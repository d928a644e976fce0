import type { AuthServices } from '../services.ts';
import type { Providers } from './provider.ts';

export interface ProviderServices extends AuthServices {
  /** Empty if none is configured. */
  providers: Providers;
}
