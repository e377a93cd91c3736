import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';

/**
 * A service manager with a socket for the gateway: a shell that keeps the socket open, and starts a gateway whenever the
 * previous one has ended with 0.
 */
const supervisor = `while sh -c 'echo "pid $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"' gateway "$@"; do :; done`;

/** The file descriptor of a listening server, for which Node.js has no public name. */
function descriptorOf(server: Server): number {
  const { _handle: handle } = server as Server & { _handle?: { fd: number } };
  if (!handle) throw new Error('The server does not listen.');
  return handle.fd;
}

/** A gateway on a socket that outlives its process, as with the units of deploy/. */
export class SupervisedGateway {
  readonly address: string;
  readonly #shell: ChildProcess;
  #output = '';
  #onOutput: () => void = () => {};

  private constructor(address: string, shell: ChildProcess) {
    this.address = address;
    this.#shell = shell;
    for (const stream of [shell.stdout, shell.stderr])
      stream?.on('data', (text: Buffer) => {
        this.#output += text.toString();
        this.#onOutput();
      });
  }

  static async start(env: Record<string, string>, options: readonly string[]): Promise<SupervisedGateway> {
    const socket = createServer().listen(0, '127.0.0.1');
    await once(socket, 'listening');
    const address = socket.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const program = join(process.env.TEST_PROGRAMS ?? '', 'services/gateway/src/main.mjs');
    const { PATH = '', HOME = '' } = process.env;
    const shell = spawn('sh', ['-c', supervisor, 'sh', process.execPath, program, ...options], {
      env: { PATH, HOME, LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe', descriptorOf(socket)],
    });
    // The shell has it: from now on this process must not accept connections.
    socket.close();
    const gateway = new SupervisedGateway(`http://127.0.0.1:${port}`, shell);
    await gateway.#started(1);
    return gateway;
  }

  /** Ids of the processes so far that the shell has started. */
  #processes(): number[] {
    return [...this.#output.matchAll(/^pid (\d+)$/gm)].map(([, id]) => Number(id));
  }

  /** Waits until as many processes have printed their address. */
  async #started(count: number): Promise<void> {
    const listening = () => this.#output.split(`Tawseel is at ${this.address}`).length - 1;
    await new Promise<void>((resolve, reject) => {
      this.#onOutput = () => {
        if (listening() >= count) resolve();
      };
      this.#onOutput();
      this.#shell.once('exit', () => reject(new Error(`The gateway ended: ${this.#output}`)));
    });
  }

  /** Ends the process; resolves when the next one listens. It fails if the process does not end with 0. */
  async restart(): Promise<void> {
    const processes = this.#processes();
    const [running] = processes.slice(-1);
    if (running !== undefined) process.kill(running, 'SIGTERM');
    await this.#started(processes.length + 1);
  }

  async stop(): Promise<void> {
    const ended = once(this.#shell, 'exit');
    this.#shell.kill('SIGKILL');
    await ended;
    const [running] = this.#processes().slice(-1);
    if (running !== undefined) process.kill(running, 'SIGKILL');
  }
}
