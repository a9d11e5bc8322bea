import { type Step, simpleSteps } from '@foulee/domain/entrainement/step'

export const FORMATS_SEANCE = [
  { code: 'fit', nom: 'FIT', usage: 'montres Garmin, Coros, Suunto, Wahoo' },
  { code: 'zwo', nom: 'ZWO', usage: 'Zwift et tapis connectés' },
  { code: 'txt', nom: 'Texte', usage: 'à lire, à coller dans un message' },
] as const

/** Formats able to express these steps: ZWO mixes no times and distances. */
export function listFormats(steps: readonly Step[]) {
  const ends = new Set(simpleSteps(steps).map(({ fin }) => fin.type))
  const isMixed = ends.size > 1 || ends.has('touche')
  return FORMATS_SEANCE.filter(({ code }) => code !== 'zwo' || !isMixed)
}
