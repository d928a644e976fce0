import { openOnClick } from './notification-click.ts';
import type { OfflineFiles } from './offline-files.ts';
import { showPushes } from './push.ts';
import { renewPush } from './renew-push.ts';
import { serveOffline } from './serve-offline.ts';
import type { WorkerScope } from './worker-scope.ts';

declare const self: WorkerScope;
/** Inserted by scripts/build/service-worker.ts. */
declare const OFFLINE_FILES: OfflineFiles;

// Runs while no page is open. Registered only for people who use notifications or reading offline.
showPushes(self);
renewPush(self);
openOnClick(self);
serveOffline(self, OFFLINE_FILES);
