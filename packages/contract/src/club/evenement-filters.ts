import { MOMENTS, TYPE_EVENEMENT_LABELS } from '@foulee/domain/club/evenement'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import * as z from 'zod'
import { type Filters, readBy } from '../shared/filters.ts'
import { placeFilters, territoireFilters } from '../shared/place-filters.ts'

const EVENEMENT_SORTS = {
  date: 'Prochaine date',
  distance: 'Distance d’ici',
  nom: 'Nom',
  pertinence: 'Pertinence',
} as const

const ID = /^[1-9]\d{0,8}$/

/** `12,15` → both ids. @returns null if one is not an id */
function readIds(text: string): number[] | null {
  const parts = text.split(',').map((part) => part.trim())
  return parts.every((part) => ID.test(part)) ? parts.map(Number) : null
}

export const evenementFilters = {
  texte: {
    type: 'text',
    nom: 'Recherche',
    description: 'Titre, ville, lieu ou qui l’organise.',
    placeholder: 'Quoi, où\u00a0?',
    schema: z.string(),
  },
  type: {
    type: 'multivalue',
    nom: 'Type',
    description: 'Sortie, atelier, essai de matériel…',
    possibles: TYPE_EVENEMENT_LABELS,
  },
  sport: {
    type: 'multivalue',
    nom: 'Sport',
    description: 'Ce que l’on y fait.',
    possibles: SPORT_LABELS,
  },
  niveau: {
    type: 'multivalue',
    nom: 'Niveau',
    description: 'Pour qui l’évènement est fait.',
    possibles: NIVEAU_LABELS,
  },
  debut: { type: 'dateRange', nom: 'Jour', description: 'Jour d’une date à venir.' },
  moment: {
    type: 'multivalue',
    nom: 'Moment',
    description: 'Partie de la journée où il commence.',
    possibles: Object.fromEntries(Object.entries(MOMENTS).map(([key, { nom }]) => [key, nom])),
  },
  week_end: { type: 'boolean', nom: 'Week-end', description: 'Le samedi ou le dimanche.' },
  gratuit: { type: 'boolean', nom: 'Gratuit', description: 'Sans rien à payer.' },
  places: {
    type: 'boolean',
    nom: 'Places restantes',
    description: 'Il reste au moins une place.',
  },
  departement: territoireFilters.departement,
  organisateur: {
    type: 'text',
    nom: 'Organisateur',
    description: 'Les identifiants d’un ou de plusieurs organisateurs.',
    placeholder: '12',
    schema: readBy(readIds, 'Indiquez l’identifiant d’un organisateur, un nombre.'),
  },
  magasin: {
    type: 'text',
    nom: 'Magasin',
    description: 'Les identifiants d’un ou de plusieurs magasins.',
    placeholder: '12',
    schema: readBy(readIds, 'Indiquez l’identifiant d’un magasin, un nombre.'),
  },
  parcours: {
    type: 'text',
    nom: 'Parcours',
    description: 'Les identifiants d’un ou de plusieurs parcours que tout le monde voit.',
    placeholder: '12',
    schema: readBy(readIds, 'Indiquez l’identifiant d’un parcours, un nombre.'),
  },
  ...placeFilters,
  tri: {
    type: 'multivalue',
    nom: 'Tri',
    description: 'L’ordre de la liste.',
    possibles: EVENEMENT_SORTS,
  },
  my: {
    type: 'boolean',
    nom: 'Mes évènements',
    description: 'Ceux de mes organisateurs et de mes magasins.',
  },
} as const satisfies Filters
