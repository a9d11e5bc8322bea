import { getPlanPath } from '@foulee/domain/entrainement/annuaire'
import { OBJECTIFS_PLAN } from '@foulee/domain/entrainement/plan'
import { NIVEAUX } from '@foulee/domain/membres/profil'
import type { Directories } from '#kernel/pages/sitemap-rows.ts'
import { countPlans } from './plans.queries.ts'

export const plansDirectory: Directories = async (db) => {
  const rows = await countPlans(db)
  const has = (objectif: string, niveau?: string) =>
    rows.some((row) => row.objectif === objectif && (!niveau || row.niveau === niveau))
  const goals = OBJECTIFS_PLAN.filter((objectif) => has(objectif))
  if (!goals.length) return []
  return [
    getPlanPath(),
    ...goals.flatMap((objectif) => [
      getPlanPath(objectif),
      ...NIVEAUX.filter((niveau) => has(objectif, niveau)).map((niveau) =>
        getPlanPath(objectif, niveau),
      ),
    ]),
  ]
}
