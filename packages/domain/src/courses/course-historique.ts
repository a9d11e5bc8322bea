import { formatDate, formatHeure } from '../shared/date.ts'
import { deNom } from '../shared/de-nom.ts'
import { parisDate, parisTime } from '../shared/heure-paris.ts'
import {
  describeComing,
  describeFields,
  describeMoveOf,
  describeMoveTo,
  type FieldWords,
  quote,
} from '../shared/historique.ts'
import { formatDistance, formatNombre, formatPrix, formatTemps } from '../shared/mesure.ts'
import { getStatut } from '../shared/publication.ts'
import type { Changes } from '../shared/version.ts'
import { TYPE_COURSE_LABELS } from './course.ts'
import { NIVEAU_LABEL_LABELS, type NiveauLabel } from './epreuve.ts'
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
export const labelSection = (section: string): string =>
  SECTIONS[section.split(':')[0] ?? ''] ?? 'Course'

const FIELDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(PRATIQUE_LABELS).map(([cle, label]) => [cle, `la ligne ${quote(label)}`]),
  ),
  nom: 'le nom',
  description: 'la description',
  types: 'les types',
  type: 'le type',
  ville: 'la ville',
  code_postal: 'le code postal',
  pays: 'le pays',
  position: 'la position sur la carte',
  site: 'le site',
  email: 'l’email',
  telephone: 'le téléphone',
  date_debut: 'la date',
  editions_fin: 'le dernier jour',
  date_depart: 'le jour du départ',
  heure_depart: 'l’heure de départ',
  url_inscription: 'l’adresse d’inscription',
  inscription_ouverture: 'l’ouverture des inscriptions',
  inscription_fermeture: 'la fermeture des inscriptions',
  places: 'le nombre de places',
  inscrits: 'le nombre d’inscrits',
  prix_min: 'le prix',
  prix: 'le prix',
  annulation_motif: 'la raison de l’annulation',
  reportee_du: 'la date d’avant le report',
  report_motif: 'la raison du report',
  distance: 'la distance',
  denivele: 'le dénivelé positif',
  denivele_negatif: 'le dénivelé négatif',
  nb_ravitaillements: 'le nombre de ravitaillements',
  barriere_horaire: 'le temps maximal',
  age_min: 'l’âge minimum',
  parcours_id: 'le parcours',
  materiel: 'le matériel obligatoire',
  points: 'les points de course',
  surfaces: 'les surfaces',
  label_niveau: 'le label FFA',
  label_annee: 'l’année du label',
  resultats_url: 'l’adresse des résultats',
  etat: 'l’état',
  ordre: 'l’ordre',
  titre: 'le titre',
  texte: 'le texte',
  date: 'la date',
  url: 'l’adresse',
  logo: 'le logo',
  epreuves: 'les épreuves',
  photos: 'le nombre de photos',
  photo: 'la photo',
  partenaires: 'les partenaires',
  actualites: 'les actualités',
  extensions: 'les liens d’ailleurs',
  social: 'les réseaux sociaux',
}

const FLAGS: Readonly<Record<string, readonly [string, string]>> = {
  liste_attente: ['a ouvert la liste d’attente', 'a fermé la liste d’attente'],
  annulee: ['a annulé la tenue', 'a rétabli la tenue'],
  a_confirmer: ['a dit «\u00a0à confirmer\u00a0» la date', 'a confirmé la date'],
  brouillon: ['a mis en brouillon la page', 'a publié la page'],
  date_inconnue: ['a dit inconnue la nouvelle date', 'a dit connue la nouvelle date'],
  certif: ['a demandé le PPS pour le départ', 'a cessé de demander le PPS pour le départ'],
  parcours_mesure: ['a dit mesuré le parcours', 'a dit non mesuré le parcours'],
}

const formatMetres = (value: unknown) =>
  typeof value === 'number' ? `${formatNombre(value)}\u00a0m` : null
const labelPrix = (value: unknown) => (typeof value === 'number' ? formatPrix(value) : null)
/** In Paris time, like the whole history. */
function formatInstant(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const instant = new Date(value)
  return `${formatDate(parisDate(instant))} à ${formatHeure(parisTime(instant))}`
}

const WORDS: FieldWords = {
  names: FIELDS,
  flags: FLAGS,
  labels: TYPE_COURSE_LABELS,
  formatters: {
    barriere_horaire: (value) => (typeof value === 'number' ? formatTemps(value) : null),
    distance: (value) => (typeof value === 'number' ? formatDistance(value) : null),
    denivele: formatMetres,
    denivele_negatif: formatMetres,
    prix: labelPrix,
    prix_min: labelPrix,
    age_min: (value) => (typeof value === 'number' ? `${value}\u00a0ans` : null),
    label_annee: String,
    label_niveau: (value) => NIVEAU_LABEL_LABELS[value as NiveauLabel] ?? null,
    inscription_ouverture: formatInstant,
    inscription_fermeture: formatInstant,
    parcours_id: () => null,
    etat: () => null,
  },
}

const COMINGS: Readonly<Record<string, readonly [field: string, say: (name: string) => string]>> = {
  epreuve: ['nom', (name) => `l’épreuve ${quote(name)}`],
  edition: ['date_debut', (day) => `l’édition du ${formatDate(day)}`],
  partenaires: ['nom', (name) => `le partenaire ${quote(name)}`],
  actualites: ['titre', (name) => `l’actualité ${quote(name)}`],
  extensions: ['url', (url) => `le lien ${url}`],
  social: ['url', (url) => `le réseau ${url}`],
}

export const ofEpreuve = (nom: string): string =>
  /^(les? |la |l[’'])/i.test(nom) ? deNom(nom) : `de l’épreuve ${quote(nom)}`

/**
 * One sentence per field, or one for an added or removed part: « a changé le prix du 10 km de 12 €
 * à 15 € ».
 * @param of complement naming the edited part, « du 10 km »
 */
export function describeChanges(changes: Changes, section = '', of = ''): string[] {
  const [field, say] = COMINGS[section.split(':')[0] ?? ''] ?? []
  const coming = field && say ? describeComing(changes[field], say) : null
  return coming ? [coming] : describeFields(changes, WORDS, of)
}

/** Label of a publication step: « Soumise à validation ». */
export const describeMove = (de: number | null, vers: number): string =>
  describeMoveTo(vers, getStatut(de) === 'en_validation', 'feminin')

export const describeDeed = (de: number | null, vers: number, motif: string | null): string =>
  describeMoveOf(
    { vers, motif, isSentBack: getStatut(de) === 'en_validation' },
    { thing: 'la course', accord: 'feminin' },
  )
