import type { JourneeEditee } from '@foulee/contract/sejours/contribution'
import { formatDenivele, formatDistance } from '@foulee/domain/shared/mesure'
import type { ComponentProps } from 'react'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { useContent } from '#kit/publication/use-kind.ts'
import { api } from '#platform/api/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { needPart } from '../voyage-calls.ts'
import { VOYAGE } from '../voyage-kind.ts'

type JourneeCardProps = {
  voyage: number
  journee: JourneeEditee
  /** Number of the day, from 1, and number of days. */
  jour: number
  nb: number
  handle: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onKeyDown'>
  onEdit: () => void
}

export function JourneeCard({ voyage: id, journee, jour, nb, handle, onEdit }: JourneeCardProps) {
  const { titre, parcours, epreuve, dossard_inclus } = journee
  const remove = useContent(VOYAGE, id, async () => {
    needPart('journee', id, journee.id)
    const params = { id, journee_id: journee.id }
    return api('POST /api/voyages/journee/{id}/del/{journee_id}', { params })
  })
  const summary = summarise(journee)
  return (
    <div className="grid gap-1.5">
      <div className="flex items-start gap-1">
        <IconButton
          {...handle}
          aria-describedby="deplacer-journee"
          className="-ms-3 -mt-2 shrink-0 cursor-grab touch-none"
          icon="menu"
          label={`Déplacer le jour ${jour} sur ${nb}, ${titre}`}
        />
        <h3 className="text-lg">
          <span className="text-sapin tabular-nums">Jour&nbsp;{jour}</span> · {titre}
        </h3>
      </div>
      {summary && <p className="text-ink-soft">{summary}</p>}
      <p className="flex flex-wrap gap-2 empty:hidden">
        {dossard_inclus && (
          <Badge icon="ticket" tone="gold">
            Dossard inclus
          </Badge>
        )}
        {parcours && !parcours.est_visible && (
          <Badge icon="eye-off" tone="warning">
            Parcours que les voyageurs ne voient pas
          </Badge>
        )}
        {epreuve && !epreuve.est_visible && (
          <Badge icon="eye-off" tone="warning">
            Épreuve que les voyageurs ne voient pas
          </Badge>
        )}
      </p>
      <div className="-ms-3 flex flex-wrap gap-x-1">
        <Button
          aria-label={`Modifier le jour ${jour}`}
          icon="edit"
          onClick={onEdit}
          variant="quiet"
        >
          Modifier
        </Button>
        <RemoveButton
          label="Supprimer"
          question={`Supprimer le jour ${jour}\u00a0?`}
          remove={() => remove.mutateAsync(undefined)}
        >
          «&nbsp;{titre}&nbsp;» ne revient pas. Les journées qui suivent avancent d’un jour.
        </RemoveButton>
      </div>
    </div>
  )
}

function summarise(journee: JourneeEditee): string {
  const { distance, denivele, parcours, epreuve, hebergement, repas, transport } = journee
  return [
    parcours?.nom,
    !parcours && distance !== null && formatDistance(distance),
    !parcours && denivele !== null && formatDenivele(denivele),
    epreuve?.nom,
    hebergement,
    repas,
    transport,
  ]
    .filter(Boolean)
    .join(' · ')
}
