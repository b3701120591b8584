/**
 * Preloaded into a server under test (`ServerClock`): the server's time is read from a file, and the last value is used
 * if the file is gone.
 */
const { readFileSync } = require('node:fs');

let lastMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
Date.now = () => {
  try {
    lastMs = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
  } catch {
    // The test has ended and removed its folder; the server is still stopping.
  }
  return lastMs;
};
