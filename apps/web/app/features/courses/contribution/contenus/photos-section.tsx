import type { CourseGestion } from '@foulee/contract/courses/contribution'
import { type DragEvent, useRef, useState } from 'react'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { PhotoProgress } from '#kit/editor/photo-progress.tsx'
import { SaveStatus } from '#kit/editor/save-status.tsx'
import { useDragOrder } from '#kit/editor/use-drag-order.ts'
import { usePhotoSending } from '#kit/editor/use-photo-sending.ts'
import { useSendOnLeaving } from '#kit/moderation/use-held-answers.ts'
import { PHOTO_TYPES } from '#kit/photos/photo-types.ts'
import { scopeOf, useContent, useReload } from '#kit/publication/use-kind.ts'
import { api } from '#platform/api/api.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/class-names.ts'
import { COURSE } from '../course-kind.ts'
import { addPhoto, editPhoto } from './contenus-calls.ts'
import { PhotoCard } from './photo-card.tsx'
import './contenus.css'

export function PhotosSection({ gestion }: { gestion: CourseGestion }) {
  const { id, photos } = gestion.course
  useSendOnLeaving()
  const sending = usePhotoSending({
    scope: scopeOf(COURSE, id),
    send: (photo) => addPhoto(api, { id, photo }),
    onSettled: useReload(COURSE, id),
  })
  const moving = useContent(COURSE, id, (input: { id_photo: number; ordre: number }) =>
    editPhoto(api, { id, id_photo: input.id_photo, fields: { ordre: String(input.ordre) } }),
  )
  const [said, say] = useState('')
  const ids = photos.map((photo) => photo.id)
  const { order, draggedId, handleOf } = useDragOrder(ids, (id_photo, ordre, onError) => {
    moving.mutate({ id_photo, ordre }, { onError })
    say(`Photo placée en position ${ordre + 1} sur ${photos.length}.`)
  })
  return (
    <EditorSection
      id="photos"
      lead="La première s’affiche en haut de la page. Déplacez une photo par sa poignée, ou avec les flèches du clavier."
      title="Les photos"
    >
      <div className="card grid gap-5 p-5">
        {photos.length > 0 && (
          <ul className="photo-grid">
            {photos.map((photo) => (
              <li
                className={cx('photo-cell', photo.id === draggedId && 'photo-dragged')}
                data-photo={photo.id}
                key={photo.id}
                style={{ order: order.indexOf(photo.id) }}
              >
                <PhotoCard
                  coursesId={id}
                  handle={handleOf(photo.id)}
                  photo={photo}
                  place={`${order.indexOf(photo.id) + 1} sur ${photos.length}`}
                />
              </li>
            ))}
          </ul>
        )}
        <p className="sr-only" role="status">
          {said}
        </p>
        <PhotoZone isBusy={sending.progress !== null} onFiles={sending.send} />
        <PhotoProgress sending={sending} />
        {moving.error && <SaveStatus error={moving.error} isPending={false} isSuccess={false} />}
      </div>
    </EditorSection>
  )
}

type PhotoZoneProps = { isBusy: boolean; onFiles: (files: readonly File[]) => void }

function PhotoZone({ isBusy, onFiles }: PhotoZoneProps) {
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way; the button does the same
    <div
      className={cx('photo-zone', isOver && 'photo-zone-over')}
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDrop={onDrop}
    >
      <Button icon="camera" isLoading={isBusy} onClick={() => input.current?.click()}>
        Ajouter des photos
      </Button>
      <p className="text-sm text-ink-soft">
        Ou déposez-les ici&nbsp;: JPEG, PNG, WebP, AVIF ou GIF, 25&nbsp;Mo chacune.
      </p>
      <input
        accept={PHOTO_TYPES}
        aria-label="Photos de la course"
        className="hidden"
        multiple
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
        ref={input}
        type="file"
      />
    </div>
  )
}
