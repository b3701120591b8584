/** What others may only read, for whoever makes it. */
export type Mutable<Thing> = { -readonly [Member in keyof Thing]: Thing[Member] };
