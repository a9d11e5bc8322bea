import type { ProfilDeCoureur } from '@foulee/contract/parcours/calibrage'
import type { Db } from '@foulee/db/connect'
import { activiteMoities, activites } from '@foulee/db/schema'
import { FAMILLES } from '@foulee/domain/parcours/annees'
import { keepRuns } from '@foulee/domain/parcours/calibration'
import { calibrateRunner } from '@foulee/trace/calibrate-runner'
import { and, count, eq, inArray, isNull } from 'drizzle-orm'
import { findChoice, findOwnRaces } from '#features/parcours/parcours/runner.queries.ts'
import { findSortiesMesurees } from './sorties-mesurees.queries.ts'

/** Outings that the page lists. */
const LISTED = 100

/** The law of a runner from all outings and results, whether it is used or not. */
export async function readProfil(db: Db, users_id: number, now: Date): Promise<ProfilDeCoureur> {
  const [{ est_generale }, courues, measured, a_mesurer] = await Promise.all([
    findChoice(db, users_id),
    findOwnRaces(db, users_id, now),
    findSortiesMesurees(db, users_id, now),
    countUnmeasured(db, users_id),
  ])
  const kept = measured.filter(({ est_ecartee }) => !est_ecartee)
  const { facteurs, ecarts, sorties, resultats } = calibrateRunner(kept, courues)
  const counted = new Set(keepRuns(kept))
  return {
    sorties,
    resultats,
    est_generale,
    facteurs,
    ecart: ecarts.dispersion,
    a_mesurer,
    liste: measured.slice(0, LISTED).map((sortie) => {
      const { activites_id, titre, jour, est_ecartee } = sortie
      return { activites_id, titre, jour, est_ecartee, est_comptee: counted.has(sortie) }
    }),
  }
}

async function countUnmeasured(db: Db, users_id: number): Promise<number> {
  const [row] = await db
    .select({ nb: count() })
    .from(activites)
    .leftJoin(activiteMoities, eq(activiteMoities.activites_id, activites.id))
    .where(
      and(
        eq(activites.users_id, users_id),
        isNull(activites.double_de),
        inArray(activites.sport, [...FAMILLES.course]),
        isNull(activiteMoities.activites_id),
      ),
    )
  return row?.nb ?? 0
}
