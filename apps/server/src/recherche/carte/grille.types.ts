/** Routes that begin in one square: how many, where on average, and which when it is one alone. */
export type Square = { x: number; y: number; nb: number; lon: number; lat: number; id: number }
export type Level = ReadonlyMap<number, Square>

/** Every group of the routes that pass some filters, at every zoom: one statement for all tiles. */
export type Grille = { at: (level: number) => Level }
