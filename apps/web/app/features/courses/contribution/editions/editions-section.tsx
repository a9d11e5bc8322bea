import type { CourseGestion } from '@foulee/contract/courses/contribution'
import type { CourseEditions } from '@foulee/contract/courses/editions'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { isPublished } from '@foulee/domain/shared/publication'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { useEdited } from '#kit/editor/use-edited.ts'
import { Button } from '#ui/button.tsx'
import { EditionCard } from './edition-card.tsx'
import { EditionForm } from './edition-form.tsx'
import { EditionsLoader } from './editions-loader.tsx'
import { type EditionCopy, useEditionCopy } from './use-edition-copy.ts'

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
  const { version, fuseau, editions, proposition } = loaded
  const ids = editions.map(({ id }) => id)
  const { edited, edit, close, lead, list } = useEdited(ids)
  const copy = useEditionCopy(coursesId, ids, lead)
  const form = { coursesId, version, fuseau, onClose: close }
  return (
    <div className="card grid gap-6 p-5" ref={list}>
      {proposition && <NextEdition copy={copy} proposition={proposition} />}
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
                  copy={copy}
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
  copy: EditionCopy
  proposition: NonNullable<CourseEditions['proposition']>
}

function NextEdition({ copy, proposition: { copie_de, date_debut } }: NextEditionProps) {
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
        isLoading={copy.isPending}
        onClick={() => copy.mutate(copie_de)}
      >
        Préparer l’édition {date_debut.slice(0, 4)}
      </Button>
      {copy.error && <SaveStatus error={copy.error} isPending={false} isSuccess={false} />}
    </div>
  )
}
