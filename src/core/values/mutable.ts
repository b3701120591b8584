/** The type without `readonly`, for the code that builds the object. */
export type Mutable<Thing> = { -readonly [Member in keyof Thing]: Thing[Member] };
