/** The saves and moves of an event in French words, for those who edit it together. */

import { formatDateLongue } from '../date.ts'
import { findDepartement } from '../departement.ts'
import { describeFields, describeMoveTo } from '../historique.ts'
import { NIVEAU_LABELS, type Niveau } from '../membres/profil.ts'
import { formatPrix } from '../mesure.ts'
import { getStatut } from '../publication.ts'
import { SPORT_LABELS } from '../sport.ts'
import type { Changes } from '../version.ts'
import { TYPE_EVENEMENT_LABELS, type TypeEvenement } from './evenement.ts'
import { nameFin, nameSerie, parseRegle } from './regle.ts'

const SECTIONS: Readonly<Record<string, string>> = {
  presentation: 'Présentation',
  groupes: 'Parcours et groupes',
  lieu: 'Lieu et rendez-vous',
  dates: 'Dates',
  places: 'Places et prix',
  date: 'Une date',
  photos: 'Photos',
}

const FIELDS: Readonly<Record<string, string>> = {
  titre: 'Titre',
  type: 'Type',
  description: 'Description',
  sports: 'Sports',
  niveau: 'Niveau',
  parcours_id: 'Parcours',
  groupes: 'Groupes',
  lieu: 'Lieu',
  adresse: 'Adresse',
  ville: 'Ville',
  code_postal: 'Code postal',
  departement: 'Département',
  position: 'Position sur la carte',
  rendez_vous: 'Rendez-vous',
  prix: 'Prix',
  places: 'Places',
  delai_attente_heures: 'Heures pour répondre à une place proposée',
  jour: 'Premier jour',
  heure: 'Heure',
  duree_minutes: 'Durée en minutes',
  regle: 'Répétition',
  exclusions: 'Jours sans rendez-vous',
  debut: 'Début',
  fin: 'Fin',
  precision: 'Précision',
  annule_le: 'Annulée le',
  annulation_motif: 'Raison de l’annulation',
  photos: 'Photos',
}

/** A rule without the day that it begins on: what it repeats, and until when. */
function sayRegle(value: unknown): string | null {
  const regle = typeof value === 'string' ? parseRegle(value) : null
  if (!regle?.jours.length) return null
  const mots = nameSerie({ jour: '2027-01-04', heure: null, regle, exclusions: [] })
  return [mots, nameFin(regle)].filter(Boolean).join(', ')
}

/** `date:2027-10-12` → « Date du mardi 12 octobre 2027 ». */
export function nameSection(section: string): string {
  const [name = '', jour] = section.split(':')
  if (name === 'date' && jour) return `Date du ${formatDateLongue(jour)}`
  return SECTIONS[name] ?? 'Évènement'
}

/** One line for each field. */
export const describeChanges = (changes: Changes): string[] =>
  describeFields(changes, {
    names: FIELDS,
    labels: SPORT_LABELS,
    sayers: {
      type: (value) => TYPE_EVENEMENT_LABELS[value as TypeEvenement] ?? null,
      niveau: (value) => NIVEAU_LABELS[value as Niveau] ?? null,
      departement: (value) => findDepartement(String(value))?.nom ?? null,
      prix: (value) => (typeof value === 'number' ? formatPrix(value) : null),
      regle: sayRegle,
      parcours_id: () => null,
      groupes: () => null,
      position: () => null,
      debut: () => null,
      fin: () => null,
      annule_le: () => null,
    },
  })

/** What a move of the publication is called: « Soumis à validation ». */
export const describeMove = (de: number | null, vers: number): string =>
  describeMoveTo(vers, getStatut(de) === 'en_validation', 'masculin')
