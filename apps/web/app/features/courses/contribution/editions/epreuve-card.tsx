import type { EditionEditee, EpreuveEditee } from '@foulee/contract/courses/editions'
import { TYPE_COURSE_LABELS } from '@foulee/domain/courses/course'
import { formatHeure } from '@foulee/domain/shared/date'
import { formatDenivele, formatDistance, formatPrix } from '@foulee/domain/shared/mesure'
import { isCancelled } from '@foulee/domain/shared/publication'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { api } from '#platform/api/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, IconButton } from '#ui/button.tsx'
import { EpreuveMoves } from './epreuve-moves.tsx'
import { useEditions } from './use-editions.ts'

type EpreuveCardProps = {
  coursesId: number
  edition: EditionEditee
  epreuve: EpreuveEditee
  isPublished: boolean
  onEdit: () => void
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
}

export function EpreuveCard(props: EpreuveCardProps) {
  const { coursesId, edition, epreuve, isPublished, onEdit, onUp, onDown } = props
  const { id, nom, annulation_motif } = epreuve
  const remove = useEditions(coursesId, async () => {
    return (await api('POST /api/courses/epreuves/del', { body: { id } })).data
  })
  return (
    <div className="grid gap-2">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h3 className="text-lg" data-thing={id} tabIndex={-1}>
              {nom}
            </h3>
            {isCancelled(epreuve.etat) && <Badge tone="danger">Annulée</Badge>}
          </div>
          <p className="text-ink-soft">{summarise(epreuve)}</p>
          {annulation_motif && <p className="text-ink-soft">{annulation_motif}</p>}
        </div>
        <div className="flex shrink-0">
          <IconButton disabled={!onUp} icon="chevron-up" label={`Monter ${nom}`} onClick={onUp} />
          <IconButton
            disabled={!onDown}
            icon="chevron-down"
            label={`Descendre ${nom}`}
            onClick={onDown}
          />
        </div>
      </div>
      <div className="-ms-3 flex flex-wrap gap-x-1">
        <Button aria-label={`Modifier ${nom}`} icon="edit" onClick={onEdit} variant="quiet">
          Modifier
        </Button>
        <EpreuveMoves
          coursesId={coursesId}
          edition={edition}
          epreuve={epreuve}
          isPublished={isPublished}
        />
        <RemoveButton
          label="Supprimer"
          question="Supprimer cette épreuve&nbsp;?"
          remove={() => remove.mutateAsync(undefined)}
        >
          {nom} part avec ses points de course, et ne revient pas.
        </RemoveButton>
      </div>
    </div>
  )
}

function summarise(epreuve: EpreuveEditee): string {
  const { type, distance, denivele, heure_depart, prix, points } = epreuve
  return [
    TYPE_COURSE_LABELS[type],
    distance === null ? 'distance à indiquer' : formatDistance(distance),
    denivele !== null && formatDenivele(denivele),
    heure_depart && `départ à ${formatHeure(heure_depart)}`,
    prix !== null && formatPrix(prix),
    points.length > 0 && `${points.length}\u00a0point${points.length > 1 ? 's' : ''} de course`,
  ]
    .filter(Boolean)
    .join(' · ')
}
