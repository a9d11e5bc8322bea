import type { Drapeau } from '@foulee/contract/equipe/admin-utilisateurs'

export const DRAPEAU_LABELS: Readonly<Record<Drapeau, string>> = {
  is_staff: 'Équipe',
  organisateur: 'Organisateur',
  parcours: 'Contributeur',
  coach: 'Coach',
  agence: 'Agence',
}

export const DRAPEAU_NAMES = Object.keys(DRAPEAU_LABELS) as Drapeau[]
