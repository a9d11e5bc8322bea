export type Compared = { course: number; epreuve: number }

/** Columns that still scroll usefully on a phone. */
export const MOST_COMPARED = 3

const MAX_ID = 2_147_483_647
const ONE = /^(\d{1,10})\.(\d{1,10})$/

/** Parses `12.34,13.40`; invalid pairs, duplicates and pairs above the limit are dropped. */
export function readCompared(text: string | null): Compared[] {
  const seen = new Map<number, Compared>()
  for (const part of (text ?? '').split(',')) {
    const [, course, epreuve] = (ONE.exec(part.trim()) ?? []).map(Number)
    const isGood = course && epreuve && course <= MAX_ID && epreuve <= MAX_ID
    if (isGood && !seen.has(epreuve)) seen.set(epreuve, { course, epreuve })
  }
  return [...seen.values()].slice(0, MOST_COMPARED)
}

export const writeCompared = (compared: readonly Compared[]): string =>
  compared.map(({ course, epreuve }) => `${course}.${epreuve}`).join(',')

export function comparePath(compared: readonly Compared[]): string {
  const epreuves = writeCompared(compared)
  return epreuves ? `/calendrier/comparer?epreuves=${epreuves}` : '/calendrier/comparer'
}

export const holds = (compared: readonly Compared[], epreuve: number): boolean =>
  compared.some((compared) => compared.epreuve === epreuve)

export function toggleCompared(compared: readonly Compared[], item: Compared): Compared[] {
  if (holds(compared, item.epreuve)) {
    return compared.filter(({ epreuve }) => epreuve !== item.epreuve)
  }
  return compared.length < MOST_COMPARED ? [...compared, item] : [...compared]
}
