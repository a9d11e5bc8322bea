import type { Attente } from '@foulee/contract/equipe/admin'

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

export const ATTENTE_CHOICES = Object.entries(ATTENTE_LABELS).map(([id, name]) => ({ id, name }))
