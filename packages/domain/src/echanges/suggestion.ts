/**
 * Follow suggestions with a reason (produit 7.22). A suggestion without a reason from the profile
 * is not made.
 */

import type { TypeCourse } from '../courses/course.ts'
import { aNom } from '../shared/de-nom.ts'
import { dansDepartement, getDepartementFromCodePostal } from '../shared/departement.ts'
import { capitalize } from '../shared/typographie.ts'

/** A single common follow would reveal whom one person follows. */
export const COMMUNS_MIN = 2

const TYPES: Readonly<Record<TypeCourse, string | null>> = {
  route: 'sur route',
  trail: 'des trails',
  nature: 'en nature',
  cross: 'des cross',
  marche: null,
  triathlon: 'des triathlons',
  relais: 'en relais',
  autre: null,
}

const formatCommuns = (nb: number, accord: 'Suivi' | 'Suivie'): string | null =>
  nb < COMMUNS_MIN ? null : `${accord} par ${nb}\u00a0personnes que vous suivez`

type Personne = {
  communs: number
  ville: string | null
  code_postal: string
  types: readonly string[]
}

export function formatRaisonPersonne({
  communs,
  ville,
  code_postal,
  types,
}: Personne): string | null {
  const shared = formatCommuns(communs, 'Suivi')
  if (shared) return shared
  const type = types.map((type) => TYPES[type as TypeCourse]).find((words) => words)
  const what = ['Court aussi', type].filter(Boolean).join(' ')
  if (ville) return `${what}, ${aNom(ville)}`
  const code = getDepartementFromCodePostal(code_postal)
  const where = code && dansDepartement(code)
  return where ? `${what} ${where}` : null
}

const formatNear = (metres: number): string =>
  metres < 1000 ? 'près de chez vous' : `à ${Math.round(metres / 1000)}\u00a0km de chez vous`

type Faits = {
  /** Distance from the reader’s town; null if either place is unknown. */
  metres: number | null
  communs: number
  estDistance: boolean
  estType: boolean
}

type Chose = Faits & { kind: 'course' | 'organisateur' | 'magasin' }

const RAISONS: Readonly<
  Record<Chose['kind'], (near: string | null, faits: Faits) => string | null>
> = {
  course: formatRaisonCourse,
  organisateur: (near) => near && `Organise une course ${near}`,
  magasin: (near) => near && `Magasin ${near}`,
}

export const formatRaisonChose = ({ kind, ...faits }: Chose): string | null =>
  RAISONS[kind](faits.metres === null ? null : formatNear(faits.metres), faits)

function formatRaisonCourse(near: string | null, faits: Faits): string | null {
  const { communs, estDistance, estType } = faits
  const shared = formatCommuns(communs, 'Suivie')
  if (shared) return shared
  const wish = estDistance
    ? 'Dans votre distance favorite'
    : estType
      ? 'Comme celles que vous aimez'
      : null
  return capitalize([wish, near].filter(Boolean).join(', ')) || null
}
