import { parentPort } from 'node:worker_threads';
import { type Job, runJob } from './jobs.ts';

parentPort!.on('message', async (job: Job) => parentPort!.postMessage(await runJob(job)));
