import type { Travail } from '@foulee/contract/equipe/admin-travaux'

export const ETATS_TRAVAIL_LABELS: Readonly<Record<Travail['etat'], string>> = {
  created: 'En attente',
  retry: 'Nouvel essai prévu',
  active: 'En cours',
  completed: 'Fait',
  cancelled: 'Annulé',
  failed: 'Échoué',
}
