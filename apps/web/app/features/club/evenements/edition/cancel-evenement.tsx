import type { EvenementGestion } from '@foulee/contract/club/evenements-edition'
import { CancelButton } from '#kit/publication/cancel-button.tsx'
import { api } from '#platform/api/api.ts'
import { EVENEMENT } from './evenement-kind.ts'

export const CancelEvenement = ({ gestion }: { gestion: EvenementGestion }) => (
  <CancelButton
    cancel={(motif) => (id) =>
      api('POST /api/evenements/{id}/etat', { params: { id }, body: { geste: 'annuler', motif } })
    }
    hint={formatConcerned(gestion)}
    id={gestion.evenement.id}
    kind={EVENEMENT}
    readers="les inscrits"
  />
)

function formatConcerned({ dates }: EvenementGestion): string {
  const toCome = dates.filter(({ etat }) => etat === 'ouvert' || etat === 'complet')
  const held = toCome.reduce((sum, { nb_inscrits }) => sum + nb_inscrits, 0)
  const shown = 'La raison s’affiche sur la page de l’évènement.'
  if (!held) return `Toutes ses dates à venir sont annulées. ${shown}`
  const who = held === 1 ? 'Une inscription est prise' : `${held}\u00a0inscriptions sont prises`
  return `${who} à des dates à venir\u00a0: elles sont annulées avec lui, et chacun reçoit la raison. ${shown}`
}
