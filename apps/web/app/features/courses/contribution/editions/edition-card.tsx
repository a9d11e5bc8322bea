import type { EditionEditee } from '@foulee/contract/courses/editions'
import { labelEditionDays } from '@foulee/domain/courses/edition'
import { deDateRange, formatDate, formatHeure } from '@foulee/domain/shared/date'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { api } from '#platform/api/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EditionMoves } from './edition-moves.tsx'
import { saveEdition } from './editions-calls.ts'
import { PublishEdition } from './publish-edition.tsx'
import type { EditionCopy } from './use-edition-copy.ts'
import { useEditions } from './use-editions.ts'

type EditionCardProps = {
  coursesId: number
  edition: EditionEditee
  isPublished: boolean
  onEdit: () => void
  copy: EditionCopy
}

export function EditionCard({ coursesId, edition, isPublished, onEdit, copy }: EditionCardProps) {
  const name = labelEditionDays(edition)
  // A postponed edition without a date is named by its former date.
  const deDates = edition.date_inconnue
    ? `reportée du ${formatDate(edition.date_debut)}`
    : deDateRange(edition.date_debut, edition.editions_fin)
  const publish = useEditions(coursesId, async (id: number) => {
    const fields = { id: String(id), brouillon: 'false' }
    return (await saveEdition(api, { courses_id: coursesId, fields })).data.ensemble
  })
  const remove = useEditions(coursesId, async (id: number) => {
    return (await api('POST /api/courses/editions/del', { body: { id } })).data
  })
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-lg" data-thing={edition.id} tabIndex={-1}>
          {name}
        </h3>
        <EditionBadges edition={edition} />
      </div>
      <p className="text-ink-soft">{summarise(edition)}</p>
      {edition.brouillon && (
        <p className="text-ink-soft">
          Personne d’autre que vous ne la voit&nbsp;: vérifiez sa date et ses épreuves, puis
          publiez-la.
        </p>
      )}
      {edition.reportee_du && edition.report_motif && (
        <p className="whitespace-pre-line text-ink-soft">{edition.report_motif}</p>
      )}
      {edition.annulation_motif && <p className="text-ink-soft">{edition.annulation_motif}</p>}
      <div className="-ms-3 flex flex-wrap gap-x-1">
        <Button
          aria-label={`Modifier l’édition ${deDates}`}
          icon="edit"
          onClick={onEdit}
          variant="quiet"
        >
          Modifier
        </Button>
        <Button
          aria-label={`Dupliquer l’édition ${deDates}`}
          icon="copy"
          isLoading={copy.isPending && copy.variables === edition.id}
          onClick={() => copy.mutate(edition.id)}
          variant="quiet"
        >
          Dupliquer
        </Button>
        {edition.brouillon && (
          <PublishEdition
            deDates={deDates}
            isPublished={isPublished}
            publish={() => publish.mutateAsync(edition.id)}
          />
        )}
        <EditionMoves coursesId={coursesId} edition={edition} isPublished={isPublished} />
        <RemoveButton
          label="Supprimer"
          question="Supprimer cette édition&nbsp;?"
          remove={() => remove.mutateAsync(edition.id)}
        >
          L’édition {deDates} part avec ses épreuves, et ne revient pas.
        </RemoveButton>
      </div>
      {copy.error && copy.variables === edition.id && (
        <SaveStatus error={copy.error} isPending={false} isSuccess={false} />
      )}
    </div>
  )
}

function EditionBadges({ edition }: { edition: EditionEditee }) {
  const { annulee, a_confirmer, reportee_du, is_past, brouillon } = edition
  return (
    <>
      {brouillon && <Badge tone="warning">Brouillon</Badge>}
      {annulee && <Badge tone="danger">Annulée</Badge>}
      {reportee_du && <Badge tone="warning">Reportée du {formatDate(reportee_du)}</Badge>}
      {a_confirmer && !is_past && <Badge tone="info">Date à confirmer</Badge>}
      {is_past && <Badge>Passée</Badge>}
    </>
  )
}

function summarise({ epreuves, heure_depart, places, url_inscription }: EditionEditee): string {
  const nb = epreuves.length
  return [
    nb === 0 ? 'Aucune épreuve' : `${nb}\u00a0épreuve${nb > 1 ? 's' : ''}`,
    heure_depart && `départ à ${formatHeure(heure_depart)}`,
    places && `${formatNombre(places)}\u00a0places`,
    url_inscription ? 'inscription en ligne' : 'sans adresse d’inscription',
  ]
    .filter(Boolean)
    .join(' · ')
}
