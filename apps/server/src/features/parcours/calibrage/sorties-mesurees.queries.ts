import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { FAMILLES } from '@foulee/domain/parcours/annees'
import type { SortieMesuree } from '@foulee/domain/parcours/calibration'
import { and, desc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'

/** Older ones count for next to nothing, and a page waits for them. */
const MOST = 300
const YEAR = 365.25 * 86_400_000

export type SortieDeCoureur = SortieMesuree & {
  activites_id: number
  titre: string
  jour: string | null
  est_ecartee: boolean
}

/** Runs of a member until then that are measured, the latest first, those put aside among them. */
export async function findSortiesMesurees(
  db: Db,
  users_id: number,
  now: Date,
): Promise<SortieDeCoureur[]> {
  const { activites, activiteMoities } = t
  const rows = await db
    .select({
      activites_id: activites.id,
      titre: activites.titre,
      jour: activites.jour,
      debut: activites.debut,
      moities: activiteMoities.moities,
      ecartee_le: activiteMoities.ecartee_le,
    })
    .from(activiteMoities)
    .innerJoin(activites, eq(activites.id, activiteMoities.activites_id))
    .where(
      and(
        eq(activiteMoities.users_id, users_id),
        isNotNull(activiteMoities.moities),
        isNull(activites.double_de),
        inArray(activites.sport, [...FAMILLES.course]),
        lte(activites.debut, now.toISOString()),
      ),
    )
    .orderBy(desc(activites.debut), desc(activites.id))
    .limit(MOST)
  return rows.flatMap(({ debut, moities, ecartee_le, ...row }) =>
    debut === null || moities === null
      ? []
      : [
          {
            ...row,
            moities,
            annees: Math.max(0, (now.getTime() - Date.parse(debut)) / YEAR),
            est_ecartee: ecartee_le !== null,
          },
        ],
  )
}
