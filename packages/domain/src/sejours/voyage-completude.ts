import type { Manque } from '../shared/publication.ts'
import { findMissingForSubmission, type VoyageToSubmit } from './voyage.ts'

export type VoyageToComplete = Omit<VoyageToSubmit, 'journees'> & {
  pays: string
  acces: string | null
  assurance: string | null
  formalites: string | null
  participants_min: number | null
  participants_max: number | null
  materiel: readonly unknown[]
  photos: readonly unknown[]
  journees: readonly {
    distance: number | null
    hebergement: string | null
    epreuve: { est_annulee: boolean } | null
  }[]
}

export type LienPerdu = { jour: number; quoi: 'parcours' | 'epreuve' }

function findAdvice(voyage: VoyageToComplete): [isGiven: boolean, Manque][] {
  const { journees } = voyage
  const checks: [unknown, string, string][] = [
    [
      voyage.photos.length,
      'photos',
      'Ajoutez une photo\u00a0: elle illustre la page et les listes.',
    ],
    [voyage.acces, 'acces', 'Dites comment on rejoint le lieu du départ.'],
    [voyage.assurance, 'assurance', 'Dites quelle assurance est comprise, ou à prendre.'],
    [
      voyage.pays === 'FR' || voyage.formalites,
      'formalites',
      'Dites quels papiers il faut pour ce pays\u00a0: la loi le demande.',
    ],
    [voyage.materiel.length, 'materiel', 'Donnez la liste de ce que l’on emporte.'],
    [
      voyage.participants_min && voyage.participants_max,
      'participants',
      'Dites combien l’on est, au moins et au plus.',
    ],
    [
      journees.every(({ hebergement }) => hebergement),
      'journees',
      'Dites où l’on dort chaque soir.',
    ],
    [
      journees.some(({ distance }) => distance !== null),
      'journees',
      'Donnez le parcours d’une journée, ou sa distance.',
    ],
    [
      journees.every(({ epreuve }) => !epreuve?.est_annulee),
      'journees',
      'Une épreuve du programme est annulée\u00a0: revoyez sa journée.',
    ],
  ]
  return checks.map(([isGiven, champ, message]) => [Boolean(isGiven), { champ, message }])
}

const toManque = ({ jour, quoi }: LienPerdu): Manque => ({
  champ: 'journees',
  message: `${quoi === 'parcours' ? 'Le parcours' : 'L’épreuve'} du jour\u00a0${jour} n’est pas visible de tous\u00a0: rien n’en est montré.`,
})

const NO_PAPERS = {
  immatriculation: null,
  garant: null,
  garant_adresse: null,
  assureur: null,
  assureur_adresse: null,
}
const BLANK: VoyageToSubmit = {
  titre: '',
  description: null,
  lieu: null,
  position: null,
  duree_jours: null,
  niveau: null,
  sports: [],
  journees: [],
  inclus: [],
  bareme: [],
  reglement: null,
  nb_departs: 0,
  agence: NO_PAPERS,
}
const REQUIRED = findMissingForSubmission(BLANK).length

export function getCompletude(
  voyage: VoyageToComplete,
  perdus: readonly LienPerdu[],
): { part: number; conseils: Manque[] } {
  const advice = findAdvice(voyage)
  const conseils = advice.flatMap(([isGiven, item]) => (isGiven ? [] : [item]))
  const missing = findMissingForSubmission(voyage).length + conseils.length
  const part = 1 - missing / (REQUIRED + advice.length)
  return { part: Math.round(part * 100) / 100, conseils: [...perdus.map(toManque), ...conseils] }
}
