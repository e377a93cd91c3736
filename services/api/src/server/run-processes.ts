import cluster from 'node:cluster';
import { endWithStarter } from './run-server.ts';

/** Pause before a process is replaced, in milliseconds: one that cannot start must not use up the machine. */
const replaceMs = 1000;

/**
 * Runs processes that share one port until a signal ends them all. A process that dies is replaced. If one fails to start
 * before any has served, all end, so that the service manager sees the failure.
 */
export function runProcesses(count: number): void {
  // The system distributes connections: one that this process hands to a process that was just killed would never be served.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let hasServed = false;
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
  };
  const start = () => {
    if (isStopping) return;
    let isListening = false;
    const worker = cluster.fork();
    worker.once('listening', () => {
      isListening = true;
      hasServed = true;
    });
    worker.once('exit', (code: number | null) => {
      // The signal may come before a process listens, and so before it handles signals.
      if (code !== 0 && (isStopping ? isListening : !hasServed)) process.exitCode = 1;
      if (!hasServed) stop();
      if (!isStopping) setTimeout(start, replaceMs);
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  endWithStarter();
  for (let running = 0; running < count; running += 1) start();
}
