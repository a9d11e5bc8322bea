import { CATEGORIE_LABELS, MARQUES_COURANTES, SERVICE_LABELS } from '@foulee/domain/club/magasin'
import { slugify } from '@foulee/domain/shared/slug'
import * as z from 'zod'
import type { Filters } from '../shared/filters.ts'
import { placeFilters, territoireFilters } from '../shared/place-filters.ts'

const MAGASIN_SORTS = {
  nom: 'Nom',
  distance: 'Distance d’ici',
  pertinence: 'Pertinence',
} as const

export const magasinFilters = {
  texte: {
    type: 'text',
    nom: 'Recherche',
    description: 'Nom, ville, marque ou service.',
    placeholder: 'Un nom, une ville, une marque…',
    schema: z.string(),
  },
  ouvert: {
    type: 'boolean',
    nom: 'Ouvert maintenant',
    description: 'À l’heure du magasin, jours fériés et exceptions compris.',
  },
  reductions: {
    type: 'boolean',
    nom: 'Avec réductions',
    description: 'Le magasin donne une réduction aux membres en ce moment.',
  },
  categories: {
    type: 'multivalue',
    nom: 'Rayon',
    description: 'Ce que l’on y trouve.',
    possibles: CATEGORIE_LABELS,
  },
  services: {
    type: 'multivalue',
    nom: 'Service',
    description: 'Ce que le magasin fait en plus\u00a0: tous ceux que vous choisissez.',
    possibles: SERVICE_LABELS,
  },
  marques: {
    type: 'multivalue',
    nom: 'Marque',
    description: 'Une marque que le magasin tient.',
    possibles: Object.fromEntries(MARQUES_COURANTES.map((nom) => [slugify(nom), nom])),
  },
  departement: territoireFilters.departement,
  ...placeFilters,
  tri: {
    type: 'multivalue',
    nom: 'Tri',
    description: 'L’ordre de la liste.',
    possibles: MAGASIN_SORTS,
  },
  my: { type: 'boolean', nom: 'Mes magasins', description: 'Les magasins dont je suis membre.' },
} as const satisfies Filters
