import { NIVEAU_LABELS, type Niveau } from '../membres/profil.ts'
import { formatDateLongue } from '../shared/date.ts'
import { findDepartement } from '../shared/departement.ts'
import {
  describeFields,
  describeMoveOf,
  describeMoveTo,
  type FieldWords,
} from '../shared/historique.ts'
import { formatPrix } from '../shared/mesure.ts'
import { getStatut } from '../shared/publication.ts'
import { SPORT_LABELS } from '../shared/sport.ts'
import type { Changes } from '../shared/version.ts'
import { TYPE_EVENEMENT_LABELS, type TypeEvenement } from './evenement.ts'
import { formatFin, formatSerieDates, parseRegle } from './regle.ts'

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
  titre: 'le titre',
  type: 'le type',
  description: 'la description',
  sports: 'les sports',
  niveau: 'le niveau',
  parcours_id: 'le parcours',
  groupes: 'les groupes',
  lieu: 'le lieu',
  adresse: 'l’adresse',
  ville: 'la ville',
  code_postal: 'le code postal',
  departement: 'le département',
  position: 'la position sur la carte',
  rendez_vous: 'le rendez-vous',
  prix: 'le prix',
  places: 'le nombre de places',
  delai_attente_heures: 'le nombre d’heures pour répondre à une place proposée',
  jour: 'le premier jour',
  heure: 'l’heure',
  duree_minutes: 'la durée en minutes',
  regle: 'la répétition',
  exclusions: 'les jours sans rendez-vous',
  debut: 'le début',
  fin: 'la fin',
  precision: 'la précision',
  annule_le: 'l’annulation',
  annulation_motif: 'la raison de l’annulation',
  photos: 'le nombre de photos',
}

function formatRegle(value: unknown): string | null {
  const regle = typeof value === 'string' ? parseRegle(value) : null
  if (!regle?.jours.length) return null
  const mots = formatSerieDates({ jour: '2027-01-04', heure: null, regle, exclusions: [] })
  return [mots, formatFin(regle)].filter(Boolean).join(', ')
}

/** `date:2027-10-12` → « Date du mardi 12 octobre 2027 ». */
export function labelSection(section: string): string {
  const [name = '', jour] = section.split(':')
  if (name === 'date' && jour) return `Date du ${formatDateLongue(jour)}`
  return SECTIONS[name] ?? 'Évènement'
}

const WORDS: FieldWords = {
  names: FIELDS,
  labels: SPORT_LABELS,
  formatters: {
    type: (value) => TYPE_EVENEMENT_LABELS[value as TypeEvenement] ?? null,
    niveau: (value) => NIVEAU_LABELS[value as Niveau] ?? null,
    departement: (value) => findDepartement(String(value))?.nom ?? null,
    prix: (value) => (typeof value === 'number' ? formatPrix(value) : null),
    regle: formatRegle,
    parcours_id: () => null,
    groupes: () => null,
    position: () => null,
    debut: () => null,
    fin: () => null,
    annule_le: () => null,
  },
}

export function describeChanges(changes: Changes, section = ''): string[] {
  const [name, jour] = section.split(':')
  const of = name === 'date' && jour ? `de la date du ${formatDateLongue(jour)}` : ''
  return describeFields(changes, WORDS, of)
}

export const describeMove = (de: number | null, vers: number): string =>
  describeMoveTo(vers, getStatut(de) === 'en_validation', 'masculin')

export const describeDeed = (de: number | null, vers: number, motif: string | null): string =>
  describeMoveOf(
    { vers, motif, isSentBack: getStatut(de) === 'en_validation' },
    { thing: 'l’évènement', accord: 'masculin' },
  )
