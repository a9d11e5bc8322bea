import { FORME_LABELS, TYPE_PARCOURS_LABELS } from '@foulee/domain/parcours/parcours'
import * as z from 'zod'
import type { Filters } from '../shared/filters.ts'
import { groundFilters, placeFilters, territoireFilters } from '../shared/place-filters.ts'

const PARCOURS_SORTS = {
  recent: 'Les plus récents',
  distance: 'Distance d’ici',
  note: 'Les mieux notés',
  nom: 'Nom',
  pertinence: 'Pertinence',
} as const

export const parcoursFilters = {
  texte: {
    type: 'text',
    nom: 'Recherche',
    description: 'Titre, lieu ou description.',
    placeholder: 'Lieu, sommet, distance',
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
  ...groundFilters,
  ...territoireFilters,
  note: {
    type: 'range',
    nom: 'Note',
    description: 'Note moyenne, sur 5.',
    max: 5,
    unite: '/ 5',
  },
  ...placeFilters,
  tri: {
    type: 'multivalue',
    nom: 'Tri',
    description: 'L’ordre de la liste.',
    possibles: PARCOURS_SORTS,
  },
  my: { type: 'boolean', nom: 'Mes parcours', description: 'Les parcours que j’ai créés.' },
} as const satisfies Filters
