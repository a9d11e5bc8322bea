import { TYPE_COURSE_LABELS } from '@foulee/domain/courses/course'
import { SERVICE_COURSE_LABELS } from '@foulee/domain/courses/pratique'
import * as z from 'zod'
import type { Filters } from '../shared/filters.ts'
import { groundFilters, placeFilters, territoireFilters } from '../shared/place-filters.ts'

const COURSE_SORTS = {
  date: 'Date',
  distance: 'Distance d’ici',
  nom: 'Nom',
  pertinence: 'Pertinence',
} as const

export const courseFilters = {
  texte: {
    type: 'text',
    nom: 'Recherche',
    description: 'Nom, ville, organisateur ou épreuve.',
    placeholder: 'Où, quand, quelle distance\u00a0?',
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
  ...territoireFilters,
  ...groundFilters,
  label_ffa: { type: 'boolean', nom: 'Label FFA', description: 'Épreuve labellisée par la FFA.' },
  inscription_ouverte: {
    type: 'boolean',
    nom: 'Inscription ouverte',
    description: 'On peut s’inscrire maintenant.',
  },
  services: {
    type: 'multivalue',
    nom: 'Services',
    description: 'Ce que l’on trouve sur place\u00a0: tous ceux que vous choisissez.',
    possibles: SERVICE_COURSE_LABELS,
  },
  prix: {
    type: 'range',
    nom: 'Prix',
    description: 'Prix d’une épreuve, en centimes d’euro.',
    max: 1_000_000,
    unite: 'c€',
  },
  ...placeFilters,
  tri: {
    type: 'multivalue',
    nom: 'Tri',
    description: 'L’ordre de la liste.',
    possibles: COURSE_SORTS,
  },
  my: { type: 'boolean', nom: 'Mes courses', description: 'Les courses que je gère.' },
} as const satisfies Filters
