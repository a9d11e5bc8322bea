import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { CourseEditions } from '@foulee/contract/courses/editions'
import { formatDateLongue } from '@foulee/domain/date'
import { isPublished } from '@foulee/domain/publication'
import { useState } from 'react'
import { api } from '../../../../api.ts'
import { EditorSection } from '../../../../editor/editor-section.tsx'
import { SaveStatus } from '../../../../editor/save-status.tsx'
import { Button } from '../../../../ui/button.tsx'
import { EditionCard } from './edition-card.tsx'
import { EditionForm } from './edition-form.tsx'
import { saveEdition } from './editions-calls.ts'
import { EditionsLoader } from './editions-loader.tsx'
import { useEditions } from './use-editions.ts'

/** The years of a race: each with its days and its registration. */
export function EditionsSection({ gestion }: { gestion: CourseGestion }) {
  const { course } = gestion
  return (
    <EditorSection
      id="editions"
      lead="Une par an, ou chaque fois que la course a lieu."
      title="Éditions"
    >
      <EditionsLoader id={course.id}>
        {(loaded) => (
          <Editions coursesId={course.id} isPublished={isPublished(course.etat)} loaded={loaded} />
        )}
      </EditionsLoader>
    </EditorSection>
  )
}

type EditionsProps = { coursesId: number; isPublished: boolean; loaded: CourseEditions }

function Editions({ coursesId, isPublished, loaded }: EditionsProps) {
  const { version, editions, proposition } = loaded
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const close = () => setEdited(null)
  const form = { coursesId, version, onClose: close }
  return (
    <div className="card grid gap-6 p-5">
      {proposition && <NextEdition coursesId={coursesId} proposition={proposition} />}
      {editions.length === 0 && edited !== 'new' && (
        <p className="text-ink-soft">Aucune édition pour le moment&nbsp;: commencez par sa date.</p>
      )}
      {edited === 'new' ? (
        <EditionForm {...form} edition={null} />
      ) : (
        <Button className="justify-self-start" icon="plus" onClick={() => setEdited('new')}>
          Ajouter une édition
        </Button>
      )}
      {editions.length > 0 && (
        <ul className="grid gap-6 divide-y divide-line *:not-last:pb-6">
          {editions.map((edition) => (
            <li key={edition.id}>
              {edited === edition.id ? (
                <EditionForm {...form} edition={edition} />
              ) : (
                <EditionCard
                  coursesId={coursesId}
                  edition={edition}
                  isPublished={isPublished}
                  onEdit={() => setEdited(edition.id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type NextEditionProps = {
  coursesId: number
  proposition: NonNullable<CourseEditions['proposition']>
}

/** Once the last edition is over: the next one, with everything of it but the date. */
function NextEdition({ coursesId, proposition: { copie_de, date_debut } }: NextEditionProps) {
  const { mutate, error, isPending } = useEditions(coursesId, async () => {
    const fields = { copie_de: String(copie_de), date_debut }
    return (await saveEdition(api, { courses_id: coursesId, fields })).data.ensemble
  })
  return (
    <div className="grid gap-3 rounded-control bg-sapin-wash p-4">
      <p>
        <strong>Et l’an prochain&nbsp;?</strong> Le {formatDateLongue(date_debut)}, comme la
        dernière fois&nbsp;: l’édition serait annoncée «&nbsp;date à confirmer&nbsp;», avec les
        mêmes épreuves.
      </p>
      <Button
        className="justify-self-start"
        icon="copy"
        isLoading={isPending}
        onClick={() => mutate(undefined)}
      >
        Préparer l’édition {date_debut.slice(0, 4)}
      </Button>
      {error && <SaveStatus error={error} isPending={false} isSuccess={false} />}
    </div>
  )
}
