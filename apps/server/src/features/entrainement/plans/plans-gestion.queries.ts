import type { PlanGestion } from '@foulee/contract/entrainement/plan'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { findMissingPlan } from '@foulee/domain/entrainement/plan'
import {
  describeChanges,
  describeDeed,
  describeMove,
  labelSection,
} from '@foulee/domain/entrainement/plan-historique'
import { verifyPlan } from '@foulee/domain/entrainement/plan-verification'
import { createHistory } from '#kernel/publication/history.ts'
import { listAuthorMoves } from '#kernel/publication/owned-by-author.ts'
import type { User } from '#platform/http/user.ts'
import { EDITED } from './plans.commands.ts'
import { getOwnedPlan } from './plans.policy.ts'
import { measureSeance, presentPlan, presentWeeks } from './plans.presenter.ts'
import { countSuivis, findPlan, type PlanRow } from './plans.queries.ts'
import { isChanged } from './plans-etat.commands.ts'

export async function getPlanGestion(db: Db, user: User, id: number): Promise<PlanGestion> {
  const row = await getOwnedPlan(db, user, id)
  const facts = await findPlan(db, String(id))
  // Deleted between the two reads.
  if (!facts) throw new ApiError('plan_introuvable')
  return {
    plan: {
      ...presentPlan(facts, row.semaines),
      titre: row.titre,
      semaines: presentWeeks(row.semaines, true),
    },
    version: row.version,
    parution: row.parution,
    nb_suivis: await countSuivis(db, id),
    a_reparaitre: row.parution > 0 && (await isChanged(db, row)),
    renvoi_motif: row.renvoi_motif,
    manques: findMissingPlan(row),
    constats: listConstats(row),
    droits: listAuthorMoves(row, user),
  }
}

const listConstats = ({ objectif, semaines }: PlanRow): PlanGestion['constats'] =>
  verifyPlan({
    objectif,
    semaines: semaines.map(({ phase, seances }) => ({
      phase,
      seances: seances.map(measureSeance),
    })),
  }).map(({ code, semaine, phrase }) => ({ code, semaine, message: phrase }))

export const findPlanHistory = createHistory({
  edited: EDITED,
  labelSection,
  describeChanges,
  describeMove,
  describeDeed,
})
