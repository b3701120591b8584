/** The newest events, from which a gateway answers its own commands without reading the table. */
import type { EngineEvent } from '../../core/model/events';
import type { HashedRow } from '../../store/events/eventChain';

const EVENTS_MAX = 4_096;
/** Largest total length of the kept payloads. */
const CHARACTERS_MAX = 32 * 1024 * 1024;

export class RecentEvents {
  private readonly events = new Map<number, { readonly event: EngineEvent; readonly characters: number }>();
  private characters = 0;

  /** Adds events. `rows`: the rows of the same events, which give the lengths of the payloads. */
  add(events: readonly EngineEvent[], rows: readonly Pick<HashedRow, 'payload'>[]): void {
    for (const [index, event] of events.entries()) {
      const characters = rows[index]?.payload.length ?? 0;
      this.events.set(event.sequence, { event, characters });
      this.characters += characters;
    }
    for (const [sequence, { characters }] of this.events) {
      if (this.events.size <= EVENTS_MAX && this.characters <= CHARACTERS_MAX) return;
      this.events.delete(sequence);
      this.characters -= characters;
    }
  }

  get(sequence: number): EngineEvent | undefined {
    return this.events.get(sequence)?.event;
  }

  clear(): void {
    this.events.clear();
    this.characters = 0;
  }
}
