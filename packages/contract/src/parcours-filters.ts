import { DEPARTEMENTS, REGIONS } from '@foulee/domain/departement'
import { parseAutour, parseZone } from '@foulee/domain/geo'
import { FORME_LABELS, TYPE_PARCOURS_LABELS } from '@foulee/domain/parcours'
import { SURFACE_LABELS } from '@foulee/domain/surface'
import * as z from 'zod'
import { type Filters, names, readBy } from './filters.ts'

export const PARCOURS_SORTS = {
  recent: 'Les plus récents',
  distance: 'Distance d’ici',
  note: 'Les mieux notés',
  nom: 'Nom',
  pertinence: 'Pertinence',
} as const

/** The filters of routes; what each does in SQL is in the server's `parcours-conditions.ts`. */
export const parcoursFilters = {
  texte: {
    type: 'text',
    nom: 'Recherche',
    description: 'Titre, lieu ou description.',
    placeholder: 'Un lieu, un sommet, une distance',
    schema: z.string(),
  },
  type: {
    type: 'multivalue',
    nom: 'Type',
    description: 'Trail, route, marche…',
    possibles: TYPE_PARCOURS_LABELS,
  },
  distance: {
    type: 'range',
    nom: 'Distance',
    description: 'Distance du parcours, en mètres.',
    max: 2_000_000,
    unite: 'm',
  },
  denivele: {
    type: 'range',
    nom: 'Dénivelé',
    description: 'Dénivelé positif, en mètres.',
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
  forme: {
    type: 'multivalue',
    nom: 'Forme',
    description: 'Boucle, aller-retour ou traversée.',
    possibles: FORME_LABELS,
  },
  surfaces: {
    type: 'multivalue',
    nom: 'Surface',
    description: 'Sur quoi l’on court.',
    possibles: SURFACE_LABELS,
  },
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
  note: {
    type: 'range',
    nom: 'Note',
    description: 'Note moyenne, sur 5.',
    max: 5,
    unite: '/ 5',
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
    possibles: PARCOURS_SORTS,
  },
  my: { type: 'boolean', nom: 'Mes parcours', description: 'Les parcours que j’ai créés.' },
} as const satisfies Filters
