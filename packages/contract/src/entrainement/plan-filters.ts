import { OBJECTIF_PLAN_LABELS } from '@foulee/domain/entrainement/plan'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import * as z from 'zod'
import type { Filters } from '../shared/filters.ts'

export const planFilters = {
  texte: {
    type: 'text',
    nom: 'Recherche',
    description: 'Titre ou description du plan.',
    placeholder: 'Un plan, une distance',
    schema: z.string(),
  },
  objectif: {
    type: 'multivalue',
    nom: 'Objectif',
    description: 'Ce à quoi le plan mène.',
    possibles: OBJECTIF_PLAN_LABELS,
  },
  niveau: {
    type: 'multivalue',
    nom: 'Niveau',
    description: 'Pour qui il est écrit.',
    possibles: NIVEAU_LABELS,
  },
  semaines: {
    type: 'range',
    nom: 'Semaines',
    description: 'Combien de semaines il dure.',
    max: 100,
    unite: 'semaines',
  },
  seances: {
    type: 'range',
    nom: 'Séances par semaine',
    description: 'Combien de séances la semaine la plus chargée.',
    max: 21,
    unite: 'séances',
  },
  gratuit: { type: 'boolean', nom: 'Gratuits', description: 'Les plans libres et gratuits.' },
  tri: {
    type: 'multivalue',
    nom: 'Tri',
    description: 'L’ordre de la liste.',
    possibles: {
      recent: 'Les plus récents',
      note: 'Les mieux notés',
      semaines: 'Les plus courts',
      nom: 'Nom',
    },
  },
  my: { type: 'boolean', nom: 'Mes plans', description: 'Les miens, brouillons compris.' },
} as const satisfies Filters
