/**
 * What begins in one square: how many, where on average on the map of the world, and which and of
 * what kind when it is one alone.
 */
export type Square = { nb: number; x: number; y: number; id: number; kind: string | null }
export type Level = ReadonlyMap<number, Square>

/** Every group of what passes some filters, at every zoom up to a finest one. */
export type Grille = {
  at: (level: number) => Level
  /** How many squares the finest level has. */
  size: number
}
