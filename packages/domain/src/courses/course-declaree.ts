/** Races that a member declares (produit 9.29): rules by field, and their shared limits. */

import { formatTemps } from '../shared/mesure.ts'
import type { TypeCourse } from './course.ts'
import { VITESSE_MAX, VITESSE_MIN } from './resultat.ts'

export const STATUTS_DECLARES = ['classe', 'abandon'] as const
export type StatutDeclare = (typeof STATUTS_DECLARES)[number]

/** Declared races of one member. */
export const DECLAREES_MAX = 1000
export const DECLAREE_LIMITES = {
  distance: 1_000_000,
  denivele: 50_000,
  temps: 2_000_000,
  rang: 200_000,
  annee_min: 1950,
} as const

export interface CourseDeclaree {
  /** Épreuve of our calendar: name, day, place and length are then the calendar’s. */
  epreuves_id: number | null
  nom: string
  date: string
  type: TypeCourse
  /** Metres. */
  distance: number | null
  statut: StatutDeclare
  /** Seconds. */
  temps: number | null
  rang: number | null
  nb_classes: number | null
}

export type ErreursDeclaree = Partial<Record<keyof CourseDeclaree, string>>

/** @returns French sentences by field; none for a race that may be declared */
export function checkCourseDeclaree(course: CourseDeclaree, aujourdhui: string): ErreursDeclaree {
  return {
    ...(course.epreuves_id === null && checkLibre(course)),
    ...checkDate(course.date, aujourdhui),
    ...checkTemps(course),
    ...checkPlace(course),
  }
}

function checkLibre({ nom, distance }: CourseDeclaree): ErreursDeclaree {
  return {
    ...(!nom && { nom: 'Indiquez le nom de la course.' }),
    ...(!distance && { distance: 'Indiquez la distance en kilomètres, par exemple 10 ou 21,1.' }),
  }
}

function checkDate(date: string, aujourdhui: string): ErreursDeclaree {
  if (date > aujourdhui) {
    return { date: 'Cette course n’a pas encore eu lieu. Choisissez un jour passé.' }
  }
  const first = `${DECLAREE_LIMITES.annee_min}-01-01`
  if (date < first) {
    return { date: `Choisissez un jour à partir de ${DECLAREE_LIMITES.annee_min}.` }
  }
  return {}
}

function checkTemps({ statut, temps, distance, type }: CourseDeclaree): ErreursDeclaree {
  if (statut === 'abandon') {
    return temps === null ? {} : { temps: 'Un abandon n’a pas de temps. Effacez-le.' }
  }
  if (temps === null) return { temps: 'Indiquez votre temps, par exemple 52:30 ou 1h45.' }
  // Most of a triathlon is ridden.
  if (!distance || type === 'triathlon') return {}
  const speed = distance / temps
  if (speed <= VITESSE_MAX && speed >= VITESSE_MIN) return {}
  return { temps: `${formatTemps(temps)} ne va pas avec cette distance. Vérifiez les deux.` }
}

function checkPlace({ statut, rang, nb_classes }: CourseDeclaree): ErreursDeclaree {
  if (rang === null) return {}
  if (statut === 'abandon') return { rang: 'Un abandon n’a pas de place. Effacez-la.' }
  if (nb_classes !== null && rang > nb_classes) {
    return { nb_classes: 'Il y a au moins autant de classés que votre place.' }
  }
  return {}
}
