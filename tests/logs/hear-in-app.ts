import { hearRequests } from './hear-requests.ts';

/** Loaded before the app in each browser test. */
const file = process.env['HEARD_FILE'];
if (file) hearRequests(file);
