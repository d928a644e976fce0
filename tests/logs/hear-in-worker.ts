import path from 'node:path';
import { inject } from 'vitest';
import { hearRequests } from './hear-requests.ts';

hearRequests(path.join(inject('logFolder'), `${process.pid}.said`));
