import type { Parcours } from '@foulee/contract/parcours/parcours'
import type { PointParcoursType } from '@foulee/domain/parcours/parcours'
import { SOL_PARCOURS } from '@foulee/domain/parcours/prediction'
import { getHorlogeDe } from '@foulee/domain/shared/fuseau'
import { getFuseau } from '@foulee/domain/shared/fuseau-du-lieu'
import { surveyProfile } from '@foulee/trace/survey-profile'
import { absente, type Source, UNTAUGHT } from './feuille-source.ts'

/** Default minutes of stop. */
const ARRETS: Readonly<Partial<Record<PointParcoursType, number>>> = {
  ravitaillement: 5,
  refuge: 0,
  eau: 0,
}

export function readParcours({ trace, points, ...parcours }: Parcours): Source {
  if (!trace || !points.length || trace.distance <= 0) throw absente()
  return {
    nom: parcours.titre,
    course: null,
    distance: trace.distance,
    denivele: trace.denivele.calcule,
    denivele_negatif: trace.denivele_negatif.calcule,
    jour: null,
    depart: null,
    horloge: getHorlogeDe(
      getFuseau({ pays: 'FR', departement: parcours.departement, position: trace.depart }),
    ),
    position: trace.depart,
    survey: surveyProfile(trace.profil),
    has_trace: true,
    ground: {
      troncons: parcours.troncons.map(([debut, fin, type]) => ({ debut, fin, type })),
      sol: SOL_PARCOURS[parcours.types[0] ?? 'nature'],
    },
    lieux: points
      .map(({ metres, nom, type }) => ({
        metres: Math.min(metres, trace.distance),
        nom,
        types: [type],
        arret: ARRETS[type] ?? null,
        barriere: null,
      }))
      .toSorted((a, b) => a.metres - b.metres),
    limite: null,
    ...UNTAUGHT,
  }
}
