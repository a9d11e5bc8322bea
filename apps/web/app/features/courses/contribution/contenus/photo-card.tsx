import type { Course } from '@foulee/contract/courses/courses'
import type { ComponentProps } from 'react'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { useFocusBack, useHeldAct } from '#kit/moderation/held-button.tsx'
import { useContent, useReload } from '#kit/publication/use-kind.ts'
import { api } from '#platform/api/api.ts'
import { IconButton } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { TextField } from '#ui/text-field.tsx'
import { COURSE } from '../course-kind.ts'
import { editPhoto, removePhoto } from './contenus-calls.ts'

type PhotoCardProps = {
  coursesId: number
  photo: Course['photos'][number]
  place: string
  handle: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onKeyDown'>
}

export function PhotoCard({ coursesId: id, photo, place, handle }: PhotoCardProps) {
  const { id: id_photo, titre, description, url } = photo
  const change = useContent(COURSE, id, (fields: Record<string, string>) =>
    editPhoto(api, { id, id_photo, fields }),
  )
  const bin = useHeldAct({
    titleId: `photo-${id_photo}`,
    label: 'Retrait',
    done: 'Photo retirée.',
    failed: 'La photo n’est pas retirée\u00a0:',
    unsure: 'La photo est peut-être déjà retirée',
    run: () => removePhoto(api, { id, id_photo }),
    onSettled: useReload(COURSE, id),
  })
  const bar = useFocusBack(bin.isUndone)
  const saveOnBlur = (field: 'titre' | 'description') => ({
    defaultValue: photo[field] ?? '',
    onBlur: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      if (value.trim() !== (photo[field] ?? '')) change.mutate({ [field]: value })
    },
  })
  const name = titre || `photo ${place}`
  return (
    <>
      <div className="relative" id={`photo-${id_photo}`}>
        <div className="photo-frame">
          <Picture alt={description || titre || `Photo ${place}`} sizes="18rem" src={url} />
        </div>
        <span className="photo-place">{place}</span>
        <div className="absolute end-2 top-2 flex gap-1" ref={bar}>
          <IconButton
            {...handle}
            className="photo-tool photo-handle"
            icon="menu"
            label={`Déplacer la ${name}, en position ${place}`}
          />
          {!bin.outcome && (
            <IconButton
              className="photo-tool"
              data-held
              icon="trash"
              label={`Retirer la ${name}`}
              onClick={bin.hold}
            />
          )}
        </div>
      </div>
      {bin.outcome}
      <details>
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-sapin">
          {titre || 'Ajouter une légende'}
          <span className="sr-only"> (photo {place})</span>
        </summary>
        <div className="grid gap-4 pt-1">
          <TextField {...saveOnBlur('titre')} isOptional label="Titre" maxLength={120} />
          <TextField
            {...saveOnBlur('description')}
            hint="Ce que l’on y voit, pour qui ne la voit pas."
            isOptional
            label="Description"
            maxLength={500}
          />
        </div>
      </details>
      {(change.isPending || change.isSuccess || change.error) && (
        <SaveStatus
          error={change.error}
          isPending={change.isPending}
          isSuccess={change.isSuccess}
        />
      )}
    </>
  )
}
