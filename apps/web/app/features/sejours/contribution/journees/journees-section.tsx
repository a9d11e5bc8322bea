import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import { useState } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { toForm } from '#kit/editor/to-form.ts'
import { useDragOrder } from '#kit/editor/use-drag-order.ts'
import { useContent } from '#kit/publication/use-kind.ts'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { VOYAGE } from '../voyage-kind.ts'
import { JourneeCard } from './journee-card.tsx'
import { JourneeForm } from './journee-form.tsx'

export function JourneesSection({ gestion }: { gestion: VoyageGestion }) {
  const { voyage, journees, version } = gestion
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const form = {
    voyage: voyage.id,
    version,
    lieu: voyage.position,
    onClose: () => setEdited(null),
  }
  return (
    <EditorSection
      id="journees"
      lead="Ce que l’on court, où l’on dort, ce que l’on mange. D’un parcours, la page reprend la carte, la distance et le dénivelé."
      title="Jour par jour"
    >
      <div className="card grid gap-6 p-5">
        <Days edited={edited} gestion={gestion} onEdit={setEdited} />
        {renderMissing(journees.length, voyage.duree_jours)}
        {edited === 'new' ? (
          <JourneeForm {...form} journee={null} />
        ) : (
          <Button className="justify-self-start" icon="plus" onClick={() => setEdited('new')}>
            Ajouter une journée
          </Button>
        )}
      </div>
    </EditorSection>
  )
}

function renderMissing(nb: number, duree: number | null) {
  if (nb === 0) return <p className="text-ink-soft">Aucune journée pour le moment.</p>
  if (duree === null || nb === duree) return null
  return (
    <p className="text-ink-soft">
      {nb === 1 ? 'Une journée décrite' : `${nb}\u00a0journées décrites`}, pour un séjour de {duree}
      &nbsp;{duree > 1 ? 'jours' : 'jour'}.
    </p>
  )
}

type DaysProps = {
  gestion: VoyageGestion
  edited: number | 'new' | null
  onEdit: (id: number | null) => void
}

function Days({ gestion: { voyage, journees, version }, edited, onEdit }: DaysProps) {
  const { id } = voyage
  const moving = useContent(VOYAGE, id, (input: { journee_id: number; ordre: number }) =>
    api('POST /api/voyages/journee/{id}/edit/{journee_id}', {
      params: { id, journee_id: input.journee_id },
      body: toForm({ ordre: String(input.ordre) }),
    }),
  )
  const [said, say] = useState('')
  const ids = journees.map((journee) => journee.id)
  const { order, draggedId, handleOf } = useDragOrder(
    ids,
    (journee_id, ordre, onError) => {
      moving.mutate({ journee_id, ordre }, { onError })
      say(`Placée au jour ${ordre + 1} sur ${ids.length}.`)
    },
    'journee',
  )
  if (!journees.length) return null
  return (
    <>
      <p className="text-sm text-ink-soft" id="deplacer-journee">
        Déplacez une journée par sa poignée, ou avec les flèches du clavier.
      </p>
      <ol className="grid gap-3">
        {journees.map((journee) => (
          <li
            className={cx(
              'rounded-control border border-line p-4',
              journee.id === draggedId && 'opacity-60 outline-2 outline-sapin outline-dashed',
            )}
            data-journee={journee.id}
            key={journee.id}
            style={{ order: order.indexOf(journee.id) }}
          >
            {edited === journee.id ? (
              <JourneeForm
                journee={journee}
                lieu={voyage.position}
                onClose={() => onEdit(null)}
                version={version}
                voyage={id}
              />
            ) : (
              <JourneeCard
                handle={handleOf(journee.id)}
                jour={order.indexOf(journee.id) + 1}
                journee={journee}
                nb={ids.length}
                onEdit={() => onEdit(journee.id)}
                voyage={id}
              />
            )}
          </li>
        ))}
      </ol>
      <p className="sr-only" role="status">
        {said}
      </p>
      {moving.error && <SaveStatus error={moving.error} isPending={false} isSuccess={false} />}
    </>
  )
}
