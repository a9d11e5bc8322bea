import { OBJECTIF_SEANCE_LABELS } from '@foulee/domain/entrainement/seance'
import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import * as z from 'zod'
import type { Filters } from '../shared/filters.ts'

export const seanceFilters = {
  texte: {
    type: 'text',
    nom: 'Recherche',
    description: 'Titre ou description de la séance.',
    placeholder: 'Une séance, un effort',
    schema: z.string(),
  },
  objectif: {
    type: 'multivalue',
    nom: 'Objectif',
    description: 'Endurance, seuil, VMA, côtes…',
    possibles: OBJECTIF_SEANCE_LABELS,
  },
  niveau: {
    type: 'multivalue',
    nom: 'Niveau',
    description: 'Pour qui elle est écrite.',
    possibles: NIVEAU_LABELS,
  },
  sport: {
    type: 'multivalue',
    nom: 'Sport',
    description: 'Course à pied, trail, marche…',
    possibles: SPORT_LABELS,
  },
  duree: {
    type: 'range',
    nom: 'Durée',
    description: 'Durée de la séance, en minutes.',
    max: 1440,
    unite: 'min',
  },
  tags: {
    type: 'multivalue',
    nom: 'Étiquettes',
    description: 'Les mots que son auteur lui a donnés.',
    possibles: null,
  },
  tri: {
    type: 'multivalue',
    nom: 'Tri',
    description: 'L’ordre de la liste.',
    possibles: { recent: 'Les plus récentes', duree: 'Les plus courtes', nom: 'Nom' },
  },
  my: { type: 'boolean', nom: 'Mes séances', description: 'Les miennes, brouillons compris.' },
} as const satisfies Filters
