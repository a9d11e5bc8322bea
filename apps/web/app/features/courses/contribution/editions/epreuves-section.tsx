import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { CourseEditions, EditionEditee } from '@foulee/contract/courses/editions'
import { labelEditionDays } from '@foulee/domain/courses/edition'
import type { Position } from '@foulee/domain/shared/geo'
import { isPublished } from '@foulee/domain/shared/publication'
import { useState } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { useEdited } from '#kit/editor/use-edited.ts'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { EditionsLoader } from './editions-loader.tsx'
import { EpreuveCard } from './epreuve-card.tsx'
import { EpreuveForm } from './epreuve-form.tsx'
import { useEditions } from './use-editions.ts'

export function EpreuvesSection({ gestion }: { gestion: CourseGestion }) {
  const { id, etat, position } = gestion.course
  return (
    <EditorSection
      id="epreuves"
      lead="Chaque distance, avec ce que les coureurs demandent avant de s’inscrire."
      title="Épreuves"
    >
      <div className="card grid gap-6 p-5">
        <EditionsLoader id={id}>
          {(loaded) => (
            <EditionEpreuves
              coursesId={id}
              isPublished={isPublished(etat)}
              lieu={position}
              loaded={loaded}
            />
          )}
        </EditionsLoader>
      </div>
    </EditorSection>
  )
}

const pickFirst = (editions: readonly EditionEditee[]) =>
  editions.findLast(({ is_past }) => !is_past) ?? editions[0]

type Race = { coursesId: number; isPublished: boolean; lieu: Position | null }

type EditionEpreuvesProps = Race & { loaded: CourseEditions }

function EditionEpreuves({ loaded, ...race }: EditionEpreuvesProps) {
  const { editions, version, fuseau } = loaded
  const [chosen, setChosen] = useState<number | null>(null)
  const edition = editions.find(({ id }) => id === chosen) ?? pickFirst(editions)
  if (!edition) return <p className="text-ink-soft">Ajoutez d’abord une édition.</p>
  return (
    <>
      {editions.length > 1 && (
        <Select
          label="De l’édition"
          onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          options={editions.map((edition) => ({
            value: String(edition.id),
            label: labelEditionDays(edition),
          }))}
          value={String(edition.id)}
        />
      )}
      <Epreuves {...race} edition={edition} fuseau={fuseau} key={edition.id} version={version} />
    </>
  )
}

type EpreuvesProps = Race & { version: number; fuseau: string; edition: EditionEditee }

function Epreuves({ coursesId, isPublished, lieu, version, fuseau, edition }: EpreuvesProps) {
  const { epreuves } = edition
  const { edited, edit, close, list } = useEdited(epreuves.map(({ id }) => id))
  const form = { coursesId, version, fuseau, edition, lieu, onClose: close }
  const order = useEditions(coursesId, async (ids: number[]) => {
    const body = { editions_id: edition.id, ids }
    return (await api('POST /api/courses/epreuves/ordre', { body })).data
  })
  const move = (rank: number, by: number) => {
    const ids = epreuves.map(({ id }) => id)
    const [moved] = ids.splice(rank, 1)
    if (moved) order.mutate(ids.toSpliced(rank + by, 0, moved))
  }
  return (
    <div className="grid gap-6" ref={list}>
      {epreuves.length === 0 && edited !== 'new' && (
        <p className="text-ink-soft">Aucune épreuve pour le moment.</p>
      )}
      <ul className="grid gap-6 divide-y divide-line empty:hidden *:not-last:pb-6">
        {epreuves.map((epreuve, rank) => (
          <li key={epreuve.id}>
            {edited === epreuve.id ? (
              <EpreuveForm {...form} epreuve={epreuve} />
            ) : (
              <EpreuveCard
                coursesId={coursesId}
                edition={edition}
                epreuve={epreuve}
                isPublished={isPublished}
                onDown={rank < epreuves.length - 1 ? () => move(rank, 1) : undefined}
                onEdit={() => edit(epreuve.id)}
                onUp={rank > 0 ? () => move(rank, -1) : undefined}
              />
            )}
          </li>
        ))}
      </ul>
      {order.error && <SaveStatus error={order.error} isPending={false} isSuccess={false} />}
      {edited === 'new' ? (
        <EpreuveForm {...form} epreuve={null} />
      ) : (
        <Button
          className="justify-self-start"
          data-thing="new"
          icon="plus"
          onClick={() => edit('new')}
        >
          Ajouter une épreuve
        </Button>
      )}
    </div>
  )
}
