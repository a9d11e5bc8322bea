/** The saves and moves of a race in French words, for those who edit it together. */

import { isDate } from '../calendrier.ts'
import { formatDate } from '../date.ts'
import { ETAT, getStatut } from '../publication.ts'
import type { Changes } from '../version.ts'
import { formatDelai } from './barriere.ts'
import { TYPE_COURSE_LABELS } from './course.ts'
import { PRATIQUE_LABELS } from './pratique.ts'

const SECTIONS: Readonly<Record<string, string>> = {
  identite: 'Identité',
  lieu: 'Lieu',
  contact: 'Contact',
  pratique: 'Infos pratiques',
  edition: 'Édition',
  epreuve: 'Épreuve',
  photos: 'Photos',
  partenaires: 'Partenaires et hébergements',
  actualites: 'Actualités',
  extensions: 'Liens d’ailleurs',
  social: 'Réseaux sociaux',
}

/** `edition:12` → « Édition ». */
export const nameSection = (section: string): string =>
  SECTIONS[section.split(':')[0] ?? ''] ?? 'Course'

const FIELDS: Readonly<Record<string, string>> = {
  ...PRATIQUE_LABELS,
  nom: 'Nom',
  description: 'Description',
  types: 'Types',
  type: 'Type',
  ville: 'Ville',
  code_postal: 'Code postal',
  pays: 'Pays',
  position: 'Position sur la carte',
  site: 'Site',
  email: 'Email',
  telephone: 'Téléphone',
  date_debut: 'Date',
  editions_fin: 'Dernier jour',
  date_depart: 'Jour du départ',
  heure_depart: 'Heure de départ',
  url_inscription: 'Adresse d’inscription',
  inscription_ouverture: 'Ouverture des inscriptions',
  inscription_fermeture: 'Fermeture des inscriptions',
  places: 'Places',
  inscrits: 'Inscrits',
  liste_attente: 'Liste d’attente',
  prix_min: 'Prix',
  prix: 'Prix',
  annulee: 'Annulée',
  annulation_motif: 'Raison de l’annulation',
  a_confirmer: 'Date à confirmer',
  reportee_du: 'Date d’avant le report',
  distance: 'Distance',
  denivele: 'Dénivelé positif',
  denivele_negatif: 'Dénivelé négatif',
  nb_ravitaillements: 'Ravitaillements',
  barriere_horaire: 'Temps maximal',
  certif: 'PPS demandé',
  age_min: 'Âge minimum',
  parcours_id: 'Parcours',
  materiel: 'Matériel obligatoire',
  points: 'Points de course',
  surfaces: 'Surfaces',
  label_niveau: 'Label FFA',
  label_annee: 'Année du label',
  parcours_mesure: 'Parcours mesuré',
  resultats_url: 'Adresse des résultats',
  etat: 'État',
  ordre: 'Ordre',
  titre: 'Titre',
  texte: 'Texte',
  date: 'Date',
  url: 'Adresse',
  logo: 'Logo',
  epreuves: 'Épreuves',
  photos: 'Photos',
  photo: 'Photo',
  partenaires: 'Partenaires',
  actualites: 'Actualités',
  extensions: 'Liens d’ailleurs',
  social: 'Réseaux sociaux',
}

/** Longer texts are not repeated. */
const SHORT = 80

/** A value in words, or null when it is too long or has none. */
function say(value: unknown): string | null {
  if (typeof value === 'boolean') return value ? 'oui' : 'non'
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return sayList(value)
  if (typeof value !== 'string' || value.length > SHORT || value.includes('\n')) return null
  if (isDate(value)) return formatDate(value)
  return `«\u00a0${value}\u00a0»`
}

const LABELS: Readonly<Record<string, string>> = TYPE_COURSE_LABELS

function sayList(values: readonly unknown[]): string | null {
  if (!values.every((value) => typeof value === 'string')) return null
  const text = values.map((value) => LABELS[value] ?? value).join(', ')
  return text.length > SHORT ? null : text
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)

/** A value of this field in words: a duration reads as one. */
const sayOf = (field: string, value: unknown) =>
  field === 'barriere_horaire' && typeof value === 'number' ? formatDelai(value) : say(value)

function describeField(field: string, [before, after]: readonly [unknown, unknown]): string {
  const name = FIELDS[field] ?? 'Autre information'
  if (isEmpty(after)) return `${name}\u00a0: effacé`
  const now = sayOf(field, after)
  if (isEmpty(before)) return `${name}\u00a0: ${now ?? 'ajouté'}`
  const was = sayOf(field, before)
  if (now === null || was === null) return `${name}\u00a0: modifié`
  return `${name}\u00a0: ${was}, puis ${now}`
}

/** One line for each field: « Nom : « A », puis « B » », « Ville : « Annecy » », « Site : effacé ». */
export const describeChanges = (changes: Changes): string[] =>
  Object.entries(changes).map(([field, change]) => describeField(field, change))

/** What a move of the publication is called: « Soumise à validation ». */
export function describeMove(de: number | null, vers: number): string {
  if (vers === ETAT.validation) return 'Soumise à validation'
  if (vers === ETAT.annulee) return 'Annulée'
  if (vers >= ETAT.publiee) return 'Publiée'
  return getStatut(de) === 'en_validation' ? 'Renvoyée pour être revue' : 'Remise en brouillon'
}
