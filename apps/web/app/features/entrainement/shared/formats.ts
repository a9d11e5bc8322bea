import { type Step, simpleSteps } from '@foulee/domain/entrainement/step'

/** What a session may be written as, for watches and for people. */
export const FORMATS_SEANCE = [
  { code: 'fit', nom: 'FIT', usage: 'montres Garmin, Coros, Suunto, Wahoo' },
  { code: 'zwo', nom: 'ZWO', usage: 'Zwift et tapis connectés' },
  { code: 'txt', nom: 'Texte', usage: 'à lire, à coller dans un message' },
] as const

/** Those that can say these steps: ZWO knows lengths of time alone, or distances alone. */
export function listFormats(steps: readonly Step[]) {
  const ends = new Set(simpleSteps(steps).map(({ fin }) => fin.type))
  const isMixed = ends.size > 1 || ends.has('touche')
  return FORMATS_SEANCE.filter(({ code }) => code !== 'zwo' || !isMixed)
}
