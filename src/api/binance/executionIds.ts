/** Execution ids: one for each step of an order that user data reports, larger than those of all earlier steps. */

/** More than an event has steps: it matches at most 1,000 resting orders, each with two steps of one user. */
const STEPS_MAX = 4_096;

/** `step`: the position among the steps of the event, from 0. */
export function executionIdOf(sequence: number, step: number): number {
  return sequence * STEPS_MAX + step;
}
