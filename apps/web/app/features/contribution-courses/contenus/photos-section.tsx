import type { CourseGestion } from '@foulee/contract/courses-edition'
import { type DragEvent, useRef, useState } from 'react'
import { api } from '../../../api.ts'
import { EditorSection } from '../../../editor/editor-section.tsx'
import { SaveStatus } from '../../../editor/save-status.tsx'
import { troubles } from '../../../reports/troubles.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/class-names.ts'
import { Progress } from '../../../ui/progress.tsx'
import { addPhoto, editPhoto } from './contenus-calls.ts'
import { PhotoCard } from './photo-card.tsx'
import { PhotoFailures } from './photo-failures.tsx'
import { type SentPhotos, sendPhotos } from './send-photos.ts'
import { useContent } from './use-content.ts'
import { usePhotoOrder } from './use-photo-order.ts'
import './contenus.css'

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** The photos of a race: as many as one likes at once, the first one on top of its page. */
export function PhotosSection({ gestion }: { gestion: CourseGestion }) {
  const { id, photos } = gestion.course
  const { send, progress, result } = useSending(id)
  const moving = useContent(id, (given: { id_photo: number; ordre: number }) =>
    editPhoto(api, { id, id_photo: given.id_photo, fields: { ordre: String(given.ordre) } }),
  )
  const [said, say] = useState('')
  const ids = photos.map((photo) => photo.id)
  const { order, draggedId, handleOf } = usePhotoOrder(ids, (id_photo, ordre, onError) => {
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
        <PhotoZone isBusy={progress !== null} onFiles={send} />
        {progress && (
          <div className="grid gap-2">
            <p aria-live="polite" className="text-sm text-ink-soft">
              {progress.done} sur {progress.total} envoyées
            </p>
            <Progress label="Envoi des photos" max={progress.total} value={progress.done} />
          </div>
        )}
        {result && !progress && <PhotoFailures onRetry={send} result={result} />}
        {moving.error && <SaveStatus error={moving.error} isPending={false} isSuccess={false} />}
      </div>
    </EditorSection>
  )
}

/** Photos on their way, and what became of the last ones. */
function useSending(id: number) {
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [result, setResult] = useState<SentPhotos | null>(null)
  const sending = useContent(id, (photos: readonly File[]) =>
    sendPhotos(photos, {
      send: (photo) => addPhoto(api, { id, photo }),
      log: (cause) => troubles.tell(cause),
      onProgress: (done) => setProgress({ done, total: photos.length }),
    }),
  )
  const send = (photos: readonly File[]) => {
    if (!photos.length || sending.isPending) return
    setResult(null)
    setProgress({ done: 0, total: photos.length })
    sending.mutate(photos, { onSuccess: setResult, onSettled: () => setProgress(null) })
  }
  return { send, progress, result }
}

type PhotoZoneProps = { isBusy: boolean; onFiles: (files: readonly File[]) => void }

function PhotoZone({ isBusy, onFiles }: PhotoZoneProps) {
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const take = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files].filter(({ type }) => type.startsWith('image/')))
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
      onDrop={take}
    >
      <Button icon="camera" isLoading={isBusy} onClick={() => input.current?.click()}>
        Ajouter des photos
      </Button>
      <p className="text-sm text-ink-soft">
        Ou déposez-les ici&nbsp;: JPEG, PNG, WebP, AVIF ou GIF, 25&nbsp;Mo chacune.
      </p>
      <input
        accept={ACCEPT}
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
