import { parentPort } from 'node:worker_threads';
import { type Job, runJob } from './jobs.ts';

const port = parentPort;
if (port === null) throw new Error('this file runs in a worker thread');
port.on('message', async (job: Job) => port.postMessage(await runJob(job)));
