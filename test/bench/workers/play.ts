/**
 * Plays the tape on one side: the initial book at once, then a number of steps per request. The input of a step is
 * built before the measurement.
 */
import { createHash } from 'node:crypto';
import { type Step, type TapeOptions, tapeOf } from '../commandTape';
import { measure, type Round, serve } from './measure';

export interface Side<Wish> {
  readonly made: (step: Step) => Wish;
  readonly play: (wish: Wish) => void;
  /** Bids and asks, best first, as texts that are equal if the books are. */
  readonly levels: () => readonly (readonly string[])[];
}

export type PlayQuestion = { readonly open: TapeOptions } | { readonly steps: number };

export interface Played extends Round {
  /** Equal on both sides after the same steps. */
  readonly book: string;
}

export async function playTape<Wish>(createSide: () => Promise<Side<Wish>>): Promise<void> {
  const side = await createSide();
  let steps: Step[] = [];
  let played = 0;
  const play = (chosen: readonly Step[]): Played => {
    const wishes = chosen.map(side.made);
    const round = measure(wishes.length, () => {
      for (const wish of wishes) side.play(wish);
    });
    return { ...round, book: createHash('sha256').update(JSON.stringify(side.levels())).digest('hex') };
  };
  serve<PlayQuestion>((question) => {
    if ('open' in question) {
      const tape = tapeOf(question.open);
      steps = tape.steps;
      return play(tape.opening);
    }
    played += question.steps;
    return play(steps.slice(played - question.steps, played));
  });
}
