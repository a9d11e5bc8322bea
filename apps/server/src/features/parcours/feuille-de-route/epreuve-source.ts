import type { Course, Edition, Epreuve } from '@foulee/contract/courses/courses'
import type { Parcours } from '@foulee/contract/parcours/parcours'
import type { PointType } from '@foulee/domain/courses/epreuve'
import { groupPoints, type Stop } from '@foulee/domain/courses/epreuve-stops'
import { getArretPrevu, hasFeuille } from '@foulee/domain/parcours/feuille-de-route'
import { SOL_COURSE } from '@foulee/domain/parcours/prediction'
import { getHorlogeDe } from '@foulee/domain/shared/fuseau'
import { surveyProfile } from '@foulee/trace/survey-profile'
import { absente, type Lieu, type Source, UNTAUGHT } from './feuille-source.ts'
import { surveyFigures } from './survey-figures.ts'

type Trace = NonNullable<Parcours['trace']>
export type EpreuveFacts = {
  course: Pick<Course, 'nom' | 'fuseau' | 'position'>
  edition: Pick<Edition, 'date_debut' | 'heure_depart'>
  epreuve: Epreuve
  parcours: (Pick<Parcours, 'troncons'> & { trace: Trace }) | null
}

export function readEpreuve(epreuveFacts: EpreuveFacts): Source {
  const source = hasFeuille(epreuveFacts.epreuve) ? readRun(epreuveFacts) : null
  if (!source) throw absente()
  return source
}

/** Source of predicted times, with or without points; null without a length. */
export function readRun({ course, edition, epreuve, parcours }: EpreuveFacts): Source | null {
  const stops = groupPoints(epreuve.points)
  const { distance, denivele, denivele_negatif } = epreuve
  if (distance === null) return null
  return {
    nom: epreuve.nom,
    course: course.nom,
    distance,
    denivele: denivele ?? parcours?.trace.denivele.calcule ?? null,
    denivele_negatif: denivele_negatif ?? parcours?.trace.denivele_negatif.calcule ?? null,
    // A postponed edition without a new day has none.
    jour: edition.date_debut && (epreuve.date_depart ?? edition.date_debut),
    depart: epreuve.heure_depart ?? edition.heure_depart,
    horloge: getHorlogeDe(course.fuseau),
    position: parcours?.trace.depart ?? course.position,
    survey: parcours
      ? surveyProfile(parcours.trace.profil)
      : surveyFigures({ distance, denivele, denivele_negatif }),
    has_trace: parcours !== null,
    ground: {
      troncons: (parcours?.troncons ?? []).map(([debut, fin, type]) => ({ debut, fin, type })),
      surfaces: epreuve.surfaces,
      sol: SOL_COURSE[epreuve.type],
    },
    lieux: stops.map((stop) => readStop(stop, epreuve.type, distance)),
    limite: epreuve.barriere_horaire,
    ...UNTAUGHT,
  }
}

const PAUSES: readonly PointType[] = ['eau', 'assistance']

function readStop(
  { km, nom, types, isRavito, barriere }: Stop,
  type: Epreuve['type'],
  most: number,
): Lieu {
  const mayStop = isRavito || types.some((type) => PAUSES.includes(type))
  return {
    metres: Math.min(most, Math.round(km * 1000)),
    nom,
    types: [...types],
    arret: mayStop ? getArretPrevu(types, type) : null,
    barriere,
  }
}
