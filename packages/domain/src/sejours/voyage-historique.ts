import { NIVEAU_LABELS, type Niveau } from '../membres/profil.ts'
import { formatDate } from '../shared/date.ts'
import { findDepartement, findRegion } from '../shared/departement.ts'
import {
  describeComing,
  describeFields,
  describeMoveOf,
  describeMoveTo,
  type FieldWords,
  quote,
} from '../shared/historique.ts'
import { formatDistance, formatNombre, formatPrix } from '../shared/mesure.ts'
import { getStatut } from '../shared/publication.ts'
import { SPORT_LABELS } from '../shared/sport.ts'
import type { Changes } from '../shared/version.ts'
import type { Bareme } from './annulation.ts'

const SECTIONS: Readonly<Record<string, string>> = {
  presentation: 'Présentation',
  lieu: 'Lieu',
  pratique: 'Infos pratiques',
  vente: 'Conditions de vente',
  journee: 'Journée',
  inclus: 'Ce qui est compris',
  depart: 'Départ',
  photos: 'Photos',
  partenaires: 'Partenaires et hébergements',
  actualites: 'Actualités',
  extensions: 'Liens d’ailleurs',
  social: 'Réseaux sociaux',
}

const FIELDS: Readonly<Record<string, string>> = {
  titre: 'le titre',
  description: 'la description',
  niveau: 'le niveau',
  sports: 'les sports',
  duree_jours: 'la durée en jours',
  lieu: 'le lieu',
  pays: 'le pays',
  region: 'la région',
  departement: 'le département',
  position: 'la position sur la carte',
  participants_min: 'le nombre minimum de participants',
  participants_max: 'le nombre maximum de participants',
  age_min: 'l’âge minimum',
  assurance: 'l’assurance',
  acces: 'l’accès',
  formalites: 'les formalités',
  materiel: 'le matériel',
  delai_heures: 'le nombre d’heures pour répondre à une demande',
  delai_attente_heures: 'le nombre d’heures pour répondre à une place proposée',
  places_par_membre: 'le nombre de places qu’une personne peut demander',
  acompte: 'l’acompte',
  solde_jours: 'le nombre de jours avant le départ pour le solde',
  reglement: 'le règlement',
  bareme: 'le barème d’annulation',
  journees: 'les journées',
  ordre: 'l’ordre',
  distance: 'la distance',
  denivele: 'le dénivelé positif',
  hebergement: 'l’hébergement',
  repas: 'les repas',
  transport: 'le transport',
  parcours_id: 'le parcours',
  epreuves_id: 'l’épreuve',
  libelle: 'la ligne',
  debut: 'le premier jour',
  fin: 'le dernier jour',
  places: 'le nombre de places',
  prix: 'le prix',
  supplement_single: 'le supplément chambre individuelle',
  cloture: 'la clôture',
  annulation_motif: 'la raison de l’annulation',
  photos: 'le nombre de photos',
  nom: 'le nom',
  url: 'l’adresse',
  logo: 'le logo',
  texte: 'le texte',
  date: 'la date',
}

const isBareme = (value: unknown): value is Bareme =>
  Array.isArray(value) && value.length > 0 && value.every((item) => 'part' in Object(item))

const formatBareme = (bareme: Bareme): string =>
  bareme.map(({ jours, part }) => `${part}\u00a0% dès ${jours}\u00a0jours`).join(', ')

const labelPrix = (value: unknown): string | null =>
  typeof value === 'number' ? formatPrix(value) : null

/** `journee:12` → « Journée ». */
export const labelSection = (section: string): string =>
  SECTIONS[section.split(':')[0] ?? ''] ?? 'Séjour'

const WORDS: FieldWords = {
  names: FIELDS,
  flags: {
    dossard_inclus: ['a inclus le dossard dans le prix', 'a retiré le dossard du prix'],
    inclus: ['a inclus la ligne dans le prix', 'a retiré la ligne du prix'],
  },
  labels: { ...SPORT_LABELS, ...NIVEAU_LABELS },
  formatters: {
    bareme: (value) => (isBareme(value) ? formatBareme(value) : null),
    niveau: (value) => NIVEAU_LABELS[value as Niveau] ?? null,
    departement: (value) => findDepartement(String(value))?.nom ?? null,
    region: (value) => findRegion(String(value))?.nom ?? null,
    prix: labelPrix,
    supplement_single: labelPrix,
    acompte: (value) => (typeof value === 'number' ? `${value}\u00a0%` : null),
    distance: (value) => (typeof value === 'number' ? formatDistance(value) : null),
    denivele: (value) => (typeof value === 'number' ? `${formatNombre(value)}\u00a0m` : null),
    parcours_id: () => null,
    epreuves_id: () => null,
  },
}

const COMINGS: Readonly<Record<string, readonly [field: string, say: (name: string) => string]>> = {
  journee: ['titre', (name) => `la journée ${quote(name)}`],
  inclus: ['libelle', (name) => `la ligne ${quote(name)}`],
  depart: ['debut', (day) => `le départ du ${formatDate(day)}`],
  partenaires: ['nom', (name) => `le partenaire ${quote(name)}`],
  actualites: ['titre', (name) => `l’actualité ${quote(name)}`],
  extensions: ['url', (url) => `le lien ${url}`],
  social: ['url', (url) => `le réseau ${url}`],
}

export function describeChanges(changes: Changes, section = '', of = ''): string[] {
  const [field, say] = COMINGS[section.split(':')[0] ?? ''] ?? []
  const coming = field && say ? describeComing(changes[field], say) : null
  return coming ? [coming] : describeFields(changes, WORDS, of)
}

export const describeMove = (de: number | null, vers: number): string =>
  describeMoveTo(vers, getStatut(de) === 'en_validation', 'masculin')

export const describeDeed = (de: number | null, vers: number, motif: string | null): string =>
  describeMoveOf(
    { vers, motif, isSentBack: getStatut(de) === 'en_validation' },
    { thing: 'le séjour', accord: 'masculin' },
  )
