import { TYPE_COURSE_LABELS } from '@foulee/domain/course'
import { DEPARTEMENTS, REGIONS } from '@foulee/domain/departement'
import { parseAutour, parseZone } from '@foulee/domain/geo'
import { SURFACE_LABELS } from '@foulee/domain/surface'
import * as z from 'zod'
import { type Filters, names, readBy } from './filters.ts'

export const COURSE_SORTS = {
  date: 'Date',
  distance: 'Distance d’ici',
  nom: 'Nom',
  pertinence: 'Pertinence',
} as const

/** The filters of races; what each does in SQL is in the server's `course-conditions.ts`. */
export const courseFilters = {
  texte: {
    type: 'text',
    nom: 'Recherche',
    description: 'Nom, ville, organisateur ou épreuve.',
    placeholder: 'Où, quand, quelle distance ?',
    schema: z.string(),
  },
  type: {
    type: 'multivalue',
    nom: 'Type',
    description: 'Route, trail, triathlon…',
    possibles: TYPE_COURSE_LABELS,
  },
  distance: {
    type: 'range',
    nom: 'Distance',
    description: 'Distance d’une épreuve, en mètres.',
    max: 2_000_000,
    unite: 'm',
  },
  denivele: {
    type: 'range',
    nom: 'Dénivelé',
    description: 'Dénivelé positif d’une épreuve, en mètres.',
    max: 100_000,
    unite: 'm D+',
  },
  km_effort: {
    type: 'range',
    nom: 'Km-effort',
    description: 'Kilomètres plus dénivelé positif divisé par 100.',
    max: 10_000,
    unite: 'km-effort',
  },
  date: { type: 'dateRange', nom: 'Date', description: 'Jour de la course.' },
  departement: {
    type: 'multivalue',
    nom: 'Département',
    description: 'Un ou plusieurs départements.',
    possibles: names(DEPARTEMENTS),
  },
  region: {
    type: 'multivalue',
    nom: 'Région',
    description: 'Une ou plusieurs régions.',
    possibles: names(REGIONS),
  },
  surfaces: {
    type: 'multivalue',
    nom: 'Surface',
    description: 'Sur quoi l’on court.',
    possibles: SURFACE_LABELS,
  },
  label_ffa: { type: 'boolean', nom: 'Label FFA', description: 'Épreuve labellisée par la FFA.' },
  inscription_ouverte: {
    type: 'boolean',
    nom: 'Inscription ouverte',
    description: 'On peut s’inscrire maintenant.',
  },
  prix: {
    type: 'range',
    nom: 'Prix',
    description: 'Prix d’une épreuve, en centimes d’euro.',
    max: 1_000_000,
    unite: 'c€',
  },
  autour: {
    type: 'text',
    nom: 'Autour de',
    description: 'Longitude, latitude et rayon en kilomètres, séparés par des virgules.',
    placeholder: '5.72,45.18,30',
    schema: readBy(
      parseAutour,
      'Indiquez une longitude, une latitude et un rayon en kilomètres : 5.72,45.18,30.',
    ),
  },
  zone: {
    type: 'text',
    nom: 'Zone de la carte',
    description: 'Ouest, sud, est et nord, séparés par des virgules.',
    placeholder: '5.5,45,6.5,46',
    schema: readBy(parseZone, 'Indiquez l’ouest, le sud, l’est et le nord : 5.5,45,6.5,46.'),
  },
  tri: {
    type: 'multivalue',
    nom: 'Tri',
    description: 'L’ordre de la liste.',
    possibles: COURSE_SORTS,
  },
  my: { type: 'boolean', nom: 'Mes courses', description: 'Les courses que je gère.' },
} as const satisfies Filters
