/** Preloaded into a server under test (`ServerClock`): the time is what stands in a file, or last stood there. */
const { readFileSync } = require('node:fs');

let lastMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
Date.now = () => {
  try {
    lastMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
  } catch {
    // The test is over and its folder gone; the server has yet to end.
  }
  return lastMs;
};
