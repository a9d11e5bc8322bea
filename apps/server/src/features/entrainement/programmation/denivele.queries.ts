import type { Db, Tx } from '@foulee/db/connect'
import { entrainements } from '@foulee/db/schema'
import {
  type CourseMesuree,
  type DeniveleDemande,
  planDenivele,
} from '@foulee/domain/entrainement/denivele'
import type { SeancePlacee, SemainePlan } from '@foulee/domain/entrainement/plan'
import { and, eq, isNotNull } from 'drizzle-orm'
import { measureSeance } from '#features/entrainement/plans/plans.presenter.ts'

export const listDeniveleDemandes = (
  course: CourseMesuree,
  semaines: readonly SemainePlan[],
  cles: ReadonlySet<number>,
): DeniveleDemande[] =>
  planDenivele(
    course,
    semaines.map(({ phase, seances }) => ({
      phase,
      seances: seances.filter(({ cle }) => cles.has(cle)).map(measureSeance),
    })),
  )

export function listSeances(
  semaines: readonly SemainePlan[],
  deniveles: readonly DeniveleDemande[],
): Map<number, SeancePlacee> {
  const longuesByCle = new Map(
    deniveles.flatMap(({ longues }) => longues.map((longue) => [longue.cle, longue])),
  )
  return new Map(
    semaines.flatMap(({ seances }) =>
      seances.map((seance): [number, SeancePlacee] => {
        const denivele = seance.denivele ?? longuesByCle.get(seance.cle)?.denivele ?? null
        return [seance.cle, { ...seance, denivele }]
      }),
    ),
  )
}

export async function findDone(db: Db | Tx, suivi: number): Promise<ReadonlySet<number>> {
  const { plan_suivis_id, cle, etat } = entrainements
  const rows = await db
    .select({ cle })
    .from(entrainements)
    .where(and(eq(plan_suivis_id, suivi), eq(etat, 'fait'), isNotNull(cle)))
  return new Set(rows.flatMap((row) => row.cle ?? []))
}
