/** Count and mean position of a cell (in world units); id and kind of a single entity. */
export type Square = { nb: number; x: number; y: number; id: number; kind: string | null }
export type Level = ReadonlyMap<number, Square>

export type Grille = {
  at: (level: number) => Level
  size: number
}
