/** A real table server with a file of its own, which can be killed and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const COMMAND = join(import.meta.dirname, '../../../../.venv/bin/concordia');
/** Bots that answer at once, and no limit that somebody who clicks this fast would meet. */
const SETTINGS = {
  CONCORDIA_SERVER_BOT_SECONDS: '0.05',
  CONCORDIA_SERVER_REQUESTS_A_SECOND: '1000',
  CONCORDIA_SERVER_REQUEST_BURST: '10000',
  CONCORDIA_SERVER_MESSAGES_A_SECOND: '1000',
  CONCORDIA_SERVER_MESSAGE_BURST: '10000',
  CONCORDIA_SERVER_TABLES_AN_HOUR: '1000',
};

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}

export class RunningServer {
  private process: ChildProcess | null = null;
  private said = '';

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {}

  static async start(): Promise<RunningServer> {
    const folder = mkdtempSync(join(tmpdir(), 'concordia-browser-'));
    const server = new RunningServer(await freePort(), folder);
    await server.open();
    return server;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Start, and wait until it answers. */
  async open(): Promise<void> {
    const db = join(this.folder, 'games.db');
    const started = spawn(COMMAND, ['serve', '--port', String(this.port), '--db', db], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...SETTINGS },
    });
    this.process = started;
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (text: Buffer) => (this.said += text.toString()));
    while (started.exitCode === null) {
      const answer = await fetch(`${this.address}/api/health`).catch(() => null);
      if (answer?.ok) return;
      await pause(50);
    }
    throw new Error(`the server ended before it listened:\n${this.said}`);
  }

  /** End as a machine does whose plug is pulled, or in good order. */
  async close(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const ended = this.process;
    this.process = null;
    if (!ended || ended.exitCode !== null) return;
    const exit = once(ended, 'exit');
    ended.kill(signal);
    await exit;
  }

  /** End, and leave nothing behind. */
  async stop(): Promise<void> {
    await this.close('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
