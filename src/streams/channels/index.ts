/** The list of all kinds of streams. A new kind is a file beside this one and a line in it. */
import type { MakeChannel } from './channel';
import { klineChannel } from './klines';

export const allChannels: readonly MakeChannel[] = [klineChannel];
