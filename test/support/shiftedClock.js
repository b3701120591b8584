/**
 * Preloaded into a server under test (`ShiftedServerClock`): the machine's clock is wrong by the milliseconds in a
 * file, while it goes on, as after somebody has set it.
 */
const { readFileSync } = require('node:fs');

const trueMs = Date.now;
let shiftMs = 0;
Date.now = () => {
  try {
    shiftMs = Number(readFileSync(process.env.CLOCK_SHIFT_FILE, 'utf8'));
  } catch {
    // The test has ended and removed its folder; the server is still stopping.
  }
  return trueMs() + shiftMs;
};
