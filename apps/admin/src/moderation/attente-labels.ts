import type { Attente } from '@foulee/contract/equipe/admin'
import { toChoices } from '../ui/to-choices.ts'

export const ATTENTE_LABELS: Readonly<Record<Attente['type'], string>> = {
  course: 'Course',
  parcours: 'Parcours',
  seance: 'Séance',
  plan: 'Plan',
  voyage: 'Séjour',
  reduction: 'Réduction',
  evenement: 'Évènement',
  organisateur: 'Organisateur',
  agence: 'Agence',
  magasin: 'Magasin',
  revendication: 'Revendication',
  demande: 'Coach ou club',
  signalement: 'Signalement',
}

export const ATTENTE_CHOICES = toChoices(ATTENTE_LABELS)
