/**
 * Plays the tape on one side: the initial book at once, then a number of steps per request. The input of a step is
 * built before the measurement.
 */
import { createHash } from 'node:crypto';
import { createCommandTape, type TapeOptions, type TapeStep } from '../commandTape';
import { answerQuestions, type MeasuredRound, measureRound } from './measure';

export interface EngineSide<Command> {
  readonly prepare: (step: TapeStep) => Command;
  readonly play: (command: Command) => void;
  /** Bids and asks, best first, as texts that are equal if the books are. */
  readonly levels: () => readonly (readonly string[])[];
}

export type PlayQuestion = { readonly open: TapeOptions } | { readonly steps: number };

export interface PlayResult extends MeasuredRound {
  /** Equal on both sides after the same steps. */
  readonly book: string;
}

export async function playTape<Command>(createSide: () => Promise<EngineSide<Command>>): Promise<void> {
  const side = await createSide();
  let steps: TapeStep[] = [];
  let played = 0;
  const play = (chosen: readonly TapeStep[]): PlayResult => {
    const commands = chosen.map(side.prepare);
    const round = measureRound(commands.length, () => {
      for (const command of commands) side.play(command);
    });
    return { ...round, book: createHash('sha256').update(JSON.stringify(side.levels())).digest('hex') };
  };
  answerQuestions<PlayQuestion>((question) => {
    if ('open' in question) {
      const tape = createCommandTape(question.open);
      steps = tape.steps;
      return play(tape.opening);
    }
    played += question.steps;
    return play(steps.slice(played - question.steps, played));
  });
}
