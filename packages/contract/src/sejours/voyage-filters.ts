import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { getNomPays } from '@foulee/domain/sejours/destination'
import { PAYS } from '@foulee/domain/shared/pays'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import * as z from 'zod'
import { type Filters, readBy } from '../shared/filters.ts'
import { placeFilters, territoireFilters } from '../shared/place-filters.ts'

const VOYAGE_SORTS = {
  date: 'Prochain départ',
  prix: 'Prix',
  duree: 'Durée',
  note: 'Les mieux notés',
  distance: 'Distance d’ici',
  nom: 'Nom',
  pertinence: 'Pertinence',
} as const

const ID = /^[1-9]\d{0,8}$/

function readIds(text: string): number[] | null {
  const parts = text.split(',').map((part) => part.trim())
  return parts.every((part) => ID.test(part)) ? parts.map(Number) : null
}

export const voyageFilters = {
  texte: {
    type: 'text',
    nom: 'Recherche',
    description: 'Titre, lieu, agence ou étape.',
    placeholder: 'Où partir courir\u00a0?',
    schema: z.string(),
  },
  pays: {
    type: 'multivalue',
    nom: 'Destination',
    description: 'Un ou plusieurs pays.',
    possibles: Object.fromEntries(PAYS.map((code) => [code, getNomPays(code)])),
  },
  region: territoireFilters.region,
  date: { type: 'dateRange', nom: 'Dates', description: 'Jour du départ.' },
  duree: {
    type: 'range',
    nom: 'Durée',
    description: 'Durée du séjour, en jours.',
    max: 365,
    unite: 'jours',
  },
  niveau: {
    type: 'multivalue',
    nom: 'Niveau',
    description: 'Pour qui le séjour est fait.',
    possibles: NIVEAU_LABELS,
  },
  sport: {
    type: 'multivalue',
    nom: 'Sport',
    description: 'Ce que l’on y fait.',
    possibles: SPORT_LABELS,
  },
  prix: {
    type: 'range',
    nom: 'Prix',
    description: 'Prix d’un départ par personne, en centimes d’euro.',
    max: 10_000_000,
    unite: 'c€',
  },
  places: {
    type: 'range',
    nom: 'Places restantes',
    description: 'Places encore libres pour un même départ.',
    max: 500,
    unite: 'places',
  },
  dossard_inclus: {
    type: 'boolean',
    nom: 'Dossard inclus',
    description: 'Une course est au programme, dossard compris.',
  },
  agence: {
    type: 'text',
    nom: 'Agence',
    description: 'Les identifiants d’une ou de plusieurs agences.',
    placeholder: '12',
    schema: readBy(readIds, 'Indiquez l’identifiant d’une agence, un nombre.'),
  },
  ...placeFilters,
  tri: {
    type: 'multivalue',
    nom: 'Tri',
    description: 'L’ordre de la liste.',
    possibles: VOYAGE_SORTS,
  },
  my: { type: 'boolean', nom: 'Mes séjours', description: 'Les séjours de mes agences.' },
} as const satisfies Filters
