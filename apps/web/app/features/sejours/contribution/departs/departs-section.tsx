import type { VoyageGestion } from '@foulee/contract/sejours/contribution'
import type { Depart, VoyageDeparts } from '@foulee/contract/sejours/departs'
import { isPublished } from '@foulee/domain/shared/publication'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { Button } from '#ui/button.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { departsQuery } from '../contribution.queries.ts'
import { DepartCard } from './depart-card.tsx'
import { DepartForm } from './depart-form.tsx'
import { useOfferUndo } from './use-offer-undo.ts'

export function DepartsSection({ gestion: { voyage } }: { gestion: VoyageGestion }) {
  const query = useQuery(departsQuery(voyage.id))
  return (
    <EditorSection
      id="disponibilites"
      lead="Chacun a ses dates, son prix et ses places. Les demandes arrivent à son bureau."
      title="Départs"
    >
      <Query
        label="Chargement des départs…"
        query={query}
        skeleton={<Skeleton className="h-48 rounded-card" />}
      >
        {(data) => (
          <Departs isPublished={isPublished(voyage.etat)} loaded={data} voyage={voyage.id} />
        )}
      </Query>
    </EditorSection>
  )
}

const isOver = ({ etat }: Depart) => etat === 'passe' || etat === 'annule'

type DepartsProps = { voyage: number; isPublished: boolean; loaded: VoyageDeparts }

function Departs({ voyage, isPublished: isSeen, loaded }: DepartsProps) {
  const { version, duree_jours, departs } = loaded
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const form = {
    voyage,
    version,
    duree: duree_jours,
    onClose: () => setEdited(null),
    onMade: useOfferUndo(voyage),
  }
  const over = departs.filter(isOver)
  const toCome = departs.filter((depart) => !isOver(depart))
  const draw = (depart: Depart) =>
    edited === depart.id ? (
      <DepartForm {...form} depart={depart} />
    ) : (
      <DepartCard
        depart={depart}
        isPublished={isSeen}
        onEdit={() => setEdited(depart.id)}
        voyage={voyage}
      />
    )
  return (
    <div className="card grid gap-6 p-5">
      {toCome.length === 0 && edited !== 'new' && (
        <p className="text-ink-soft">Aucun départ à venir pour le moment.</p>
      )}
      {edited === 'new' ? (
        <DepartForm {...form} depart={null} />
      ) : (
        <Button className="justify-self-start" icon="plus" onClick={() => setEdited('new')}>
          Ajouter des départs
        </Button>
      )}
      <DepartList departs={toCome} render={draw} />
      {over.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
            Passés ou annulés ({over.length})
          </summary>
          <div className="pt-3">
            <DepartList departs={over} render={draw} />
          </div>
        </details>
      )}
    </div>
  )
}

type DepartListProps = {
  departs: readonly Depart[]
  render: (depart: Depart) => React.ReactNode
}

function DepartList({ departs, render }: DepartListProps) {
  if (!departs.length) return null
  return (
    <ul className="grid gap-6 divide-y divide-line *:not-last:pb-6">
      {departs.map((depart) => (
        <li key={depart.id}>{render(depart)}</li>
      ))}
    </ul>
  )
}
