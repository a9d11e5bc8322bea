/** Metres and seconds. */
type Sortie = { distance: number; duree: number | null; debut: Date | null }

/** A shorter activity is a warm-up or a truncated track. */
export const SORTIE_MIN = { distance: 1_000, duree: 300 } as const
/** Metres per second, just above the world record of 5 000 m. */
export const VITESSE_MAX = 6.7

/**
 * Plausibility of an activity: minimum length, maximum speed, not in the future. Only plausible
 * activities earn points and badges (produit 12.1).
 * @param duree moving time, if known
 */
export function isCredible({ distance, duree, debut }: Sortie, now: Date): boolean {
  if (duree === null || debut === null) return false
  const isLong = distance >= SORTIE_MIN.distance && duree >= SORTIE_MIN.duree
  return (
    isLong && distance <= VITESSE_MAX * duree && debut.getTime() + duree * 1000 <= now.getTime()
  )
}
