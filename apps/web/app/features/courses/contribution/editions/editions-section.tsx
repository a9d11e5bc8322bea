import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { CourseEditions } from '@foulee/contract/courses/editions'
import { formatDateLongue } from '@foulee/domain/date'
import { isPublished } from '@foulee/domain/publication'
import { api } from '../../../../api.ts'
import { EditorSection } from '../../../../editor/editor-section.tsx'
import { SaveStatus } from '../../../../editor/save-status.tsx'
import { useEdited } from '../../../../editor/use-edited.ts'
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
  const { edited, edit, close, list } = useEdited(editions.map(({ id }) => id))
  const form = { coursesId, version, onClose: close }
  return (
    <div className="card grid gap-6 p-5" ref={list}>
      {proposition && <NextEdition coursesId={coursesId} proposition={proposition} />}
      {editions.length === 0 && edited !== 'new' && (
        <p className="text-ink-soft">Aucune édition pour le moment&nbsp;: commencez par sa date.</p>
      )}
      {edited === 'new' ? (
        <EditionForm {...form} edition={null} />
      ) : (
        <Button
          className="justify-self-start"
          data-thing="new"
          icon="plus"
          onClick={() => edit('new')}
        >
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
                  onEdit={() => edit(edition.id)}
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
        dernière fois, avec les mêmes épreuves. Ce sera un brouillon, que personne d’autre ne voit
        tant que vous ne l’avez pas publié.
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
