import { hearRequests } from './hear-requests.ts';

/** Loaded before the app that a browser test starts. */
const file = process.env['HEARD_FILE'];
if (file) hearRequests(file);
