import type {
  FeuilleDeRoute,
  MesReglages,
  Reglages,
} from '@foulee/contract/parcours/feuille-de-route'
import type { Db } from '@foulee/db/connect'
import { parisInstant } from '@foulee/domain/shared/heure-paris'
import type { Source } from '#features/parcours/feuille-de-route/feuille-source.ts'
import { planFeuille, planKnown } from '#features/parcours/feuille-de-route/plan-feuille.ts'
import { assessRunner } from '#features/parcours/parcours/assess-runner.ts'
import { findRunner } from '#features/parcours/parcours/runner.queries.ts'
import type { User } from '#platform/http/user.ts'
import { type RunEpreuve, unnamed } from './run-epreuve.ts'

/** Places of a drawing between the points. */
const SAMPLES = 120

export const listSamples = ({ distance }: Source): number[] =>
  Array.from({ length: SAMPLES - 1 }, (_, rank) => Math.round(((rank + 1) * distance) / SAMPLES))

/**
 * Roadbook as on the eve, with all places of the drawing among its points: of a target or a level, else of
 * the results until then. Null without any of them.
 */
export async function planEve(
  db: Db,
  user: User,
  { source, jour }: RunEpreuve,
  { depart, arrets, objectif, niveau, ...reference }: Reglages & MesReglages,
): Promise<FeuilleDeRoute | null> {
  const drawn = { ...source, lieux: addSamples(source) }
  const settings = { depart, arrets }
  if (objectif !== undefined || niveau) {
    return planFeuille(drawn, { ...settings, objectif, niveau })
  }
  const runner = await findRunner(db, user.id, parisInstant(jour))
  const courues = runner.courues.filter(({ date }) => date !== null && date < jour)
  const assessment = assessRunner({ ...runner, reference, courues })
  return assessment && planKnown(drawn, settings, assessment)
}

function addSamples(source: Source): Source['lieux'] {
  const { lieux } = source
  const samples = listSamples(source).filter((at) => !lieux.some(({ metres }) => metres === at))
  return [...lieux, ...samples.map(unnamed)].toSorted((a, b) => a.metres - b.metres)
}
