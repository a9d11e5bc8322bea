import { NIVEAUX, type Niveau } from '../membres/profil.ts'
import { OBJECTIFS_PLAN, type ObjectifPlan } from './plan.ts'

const FOLDER = '/plans-entrainement'
const toSlug = (code: string) => code.replaceAll('_', '-')

export const getPlanPath = (objectif?: ObjectifPlan, niveau?: Niveau): string =>
  [FOLDER, objectif && toSlug(objectif), niveau].filter(Boolean).join('/')

export function readPlanPath(
  objectif: string,
  niveau?: string,
): { objectif: ObjectifPlan; niveau: Niveau | null } | null {
  const known = OBJECTIFS_PLAN.find((item) => toSlug(item) === objectif)
  const level = NIVEAUX.find((item) => item === niveau) ?? null
  if (!known || (niveau !== undefined && !level)) return null
  return { objectif: known, niveau: level }
}
