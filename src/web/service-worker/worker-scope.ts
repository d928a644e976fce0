/**
 * The parts of the service worker's global scope that are used here: TypeScript's types for a page and for a worker
 * can't be combined.
 */
export interface WorkerScope {
  registration: ServiceWorkerRegistration;
  location: { origin: string };
  caches: CacheStorage;
  fetch(request: Request): Promise<Response>;
  /** A new worker takes control immediately, even while pages of the old one are open. */
  skipWaiting(): Promise<void>;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    /** The worker takes control of the open pages. */
    claim(): Promise<void>;
    openWindow(url: string): Promise<unknown>;
  };
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
}

export interface WindowClient {
  url: string;
  focus(): Promise<unknown>;
}

interface Extendable {
  /** The service worker stays alive until the promise settles. */
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: Extendable;
  activate: Extendable;
  message: Extendable & { data: unknown; ports: readonly Pick<MessagePort, 'postMessage'>[] };
  fetch: Extendable & { request: Request; respondWith(response: Promise<Response>): void };
  push: Extendable & { data: { text(): string } | null };
  pushsubscriptionchange: Extendable & {
    oldSubscription?: PushSubscription | null;
    newSubscription?: PushSubscription | null;
  };
  notificationclick: Extendable & { notification: Pick<Notification, 'close'> };
}
