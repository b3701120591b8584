/**
 * Prints every closed candle of a pair once, in order, as JSON: without a hole, whatever happens to the connection.
 * Node.js 24, without packages: `node candles.ts http://localhost:3000 btc_thb 1m`
 */
interface Candle {
  readonly t: number;
  readonly T: number;
  readonly [figure: string]: unknown;
}

const [base = 'http://localhost:3000', pair = 'btc_thb', interval = '1m'] = process.argv.slice(2);
let last: Candle | undefined; // the newest candle that was printed
let work = Promise.resolve(); // events wait here, in order, while candles are fetched

function print(candle: Candle): void {
  if (last !== undefined && candle.t <= last.t) return; // a duplicate
  last = candle;
  const { t, o, h, l, c, v, n } = candle;
  console.log(JSON.stringify([t, o, h, l, c, v, n]));
}

async function fetchCandles(fromMs: number, toMs: number): Promise<Candle[]> {
  const response = await fetch(
    `${base}/api/v3/klines?symbol=${pair}&interval=${interval}&startTime=${fromMs}&endTime=${toMs}&limit=1000`,
  );
  if (!response.ok) throw new Error(`the candles cannot be read: ${response.status}`);
  const rows = (await response.json()) as readonly (readonly unknown[])[];
  return rows.map(([t, o, h, l, c, v, T, , n]) => ({ t: Number(t), T: Number(T), o, h, l, c, v, n }));
}

async function receive(candle: Candle): Promise<void> {
  while (last !== undefined && last.T + 1 < candle.t) {
    const missed = await fetchCandles(last.T + 1, candle.t - 1);
    if (missed.length === 0) throw new Error('the missed candles are not there');
    for (const each of missed) print(each);
  }
  print(candle);
}

function follow(): void {
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/ws/${pair}@kline_${interval}@closed`);
  socket.onmessage = ({ data }) => {
    const event = JSON.parse(String(data)) as { readonly e?: string; readonly k: Candle };
    // If the fetch fails, the next connection begins with a newer candle, before which the same ones are missing.
    if (event.e === 'kline') work = work.then(() => receive(event.k)).catch(() => socket.close());
  };
  socket.onclose = () => setTimeout(follow, 100 + Math.random() * 400);
}

follow();
