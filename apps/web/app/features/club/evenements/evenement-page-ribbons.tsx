import type { Evenement } from '@foulee/contract/club/evenements'
import { capitalize } from '@foulee/domain/shared/typographie'
import { DraftRibbons } from '#kit/public-page/draft-ribbons.tsx'
import { Ribbon } from '#ui/badge.tsx'
import { Link } from '#ui/link.tsx'
import { listComing } from './evenement-texts.ts'

export function EvenementRibbons({ evenement }: { evenement: Evenement }) {
  const { id, statut, annulation_motif, dates } = evenement
  const isOver = statut === 'publiee' && listComing(dates).length === 0
  return (
    <div className="grid gap-3 empty:hidden">
      <DraftRibbons
        edit={<EditLink id={id} />}
        readers="Brouillon&nbsp;: seuls ceux qui l’organisent et l’équipe de Foulée voient cette page."
        statut={statut}
      />
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
