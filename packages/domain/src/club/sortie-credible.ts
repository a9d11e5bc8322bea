/** Metres and seconds. */
type Sortie = { distance: number; duree: number | null; debut: Date | null }

/** Less is a way to the start, or a line of a few points. */
export const SORTIE_MIN = { distance: 1_000, duree: 300 } as const
/** Metres a second: just above what the record of 5 000 m was run at. Nobody trains at that. */
export const VITESSE_MAX = 6.7

/**
 * True when somebody can have run it: not shorter, not faster, and not still to come. Only such an outing
 * pays and counts for badges (produit 12.1).
 * @param duree in movement, where that is known
 */
export function isCredible({ distance, duree, debut }: Sortie, now: Date): boolean {
  if (duree === null || debut === null) return false
  const isLong = distance >= SORTIE_MIN.distance && duree >= SORTIE_MIN.duree
  return (
    isLong && distance <= VITESSE_MAX * duree && debut.getTime() + duree * 1000 <= now.getTime()
  )
}
