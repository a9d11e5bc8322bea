import type { Voyage } from '@foulee/contract/sejours/voyages'
import { Ribbon } from '../../../ui/badge.tsx'
import { isOpen } from './departs.ts'

/** What is out of the ordinary: not public, called off, nothing to leave for, papers nobody has seen. */
export function VoyageRibbons({ voyage }: { voyage: Voyage }) {
  const { statut, annulation_motif, disponibilites, agence } = voyage
  const isOver = statut === 'publiee' && disponibilites.every(({ etat }) => etat === 'passe')
  const isOnSale = statut === 'publiee' && disponibilites.some(isOpen)
  return (
    <div className="grid gap-3 empty:hidden">
      {statut === 'en_validation' && (
        <Ribbon icon="clock" tone="info">
          En cours de validation&nbsp;: cette page n’est pas encore publique.
        </Ribbon>
      )}
      {statut === 'non_publiee' && (
        <Ribbon icon="lock" tone="neutral">
          Brouillon&nbsp;: seuls les membres de l’agence et l’équipe de Foulée voient cette page.
        </Ribbon>
      )}
      {statut === 'annulee' && (
        <Ribbon icon="alert" tone="danger">
          Séjour annulé.
          {annulation_motif && <p className="font-normal">{annulation_motif}</p>}
        </Ribbon>
      )}
      {isOver && (
        <Ribbon icon="calendar" tone="neutral">
          {disponibilites.length
            ? 'Tous les départs sont passés\u00a0: l’agence n’en a pas encore annoncé d’autre.'
            : 'L’agence n’a pas encore annoncé de départ.'}
        </Ribbon>
      )}
      {isOnSale && !agence.verifie && (
        <Ribbon icon="info" tone="warning">
          L’équipe de Foulée n’a pas encore vérifié les papiers de cette agence.
        </Ribbon>
      )}
    </div>
  )
}
