import type { Evenement } from '@foulee/contract/club/evenements'
import { capitalize } from '@foulee/domain/shared/typographie'
import { Ribbon } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { listComing } from './evenement-texts.ts'

export function EvenementRibbons({ evenement }: { evenement: Evenement }) {
  const { id, statut, annulation_motif, dates } = evenement
  const isOver = statut === 'publiee' && listComing(dates).length === 0
  return (
    <div className="grid gap-3 empty:hidden">
      {statut === 'en_validation' && (
        <Ribbon icon="clock" tone="info">
          En cours de validation&nbsp;: cette page n’est pas encore publique. <EditLink id={id} />
        </Ribbon>
      )}
      {statut === 'non_publiee' && (
        <Ribbon icon="lock" tone="neutral">
          Brouillon&nbsp;: seuls ceux qui l’organisent et l’équipe de Foulée voient cette page.{' '}
          <EditLink id={id} />
        </Ribbon>
      )}
      {statut === 'annulee' && (
        <Ribbon icon="alert" tone="danger">
          Évènement annulé.
          {annulation_motif && (
            <p className="font-normal whitespace-pre-line">{capitalize(annulation_motif)}</p>
          )}
        </Ribbon>
      )}
      {isOver && (
        <Ribbon icon="calendar" tone="neutral">
          Pas d’autre date annoncée pour le moment.
        </Ribbon>
      )}
    </div>
  )
}

const EditLink = ({ id }: { id: number }) => (
  <Link className="underline" to={`/contribution/evenements/${id}`}>
    Modifier cet évènement
  </Link>
)
