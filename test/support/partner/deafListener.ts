/**
 * A port that never completes a TCP handshake: its process is suspended and its queue is full, so a connection hangs.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { suspendProcess } from '../suspendedProcess';

const LISTEN =
  "const s=require('net').createServer().listen({port:0,host:'127.0.0.1',backlog:1},()=>process.stdout.write(String(s.address().port)))";
/** More than the queue of a backlog of 1 holds. */
const QUEUE_FILLERS = 6;

export async function startDeafListener(): Promise<{ url: string; close(): Promise<void> }> {
  const child = spawn(process.execPath, ['-e', LISTEN], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];
  await suspendProcess(child.pid ?? 0);
  const fillers: Socket[] = Array.from({ length: QUEUE_FILLERS }, () =>
    connect(Number(port.toString()), '127.0.0.1').on('error', () => undefined),
  );
  // The queue fills at once. Connections that still wait after this time make the next one wait.
  await new Promise((resolve) => setTimeout(resolve, 100));
  return {
    url: `http://127.0.0.1:${port.toString()}/get-deposit-address`,
    close: async () => {
      for (const filler of fillers) filler.destroy();
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
