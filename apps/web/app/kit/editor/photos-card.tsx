import { type ReactNode, useRef } from 'react'
import { useSendOnLeaving } from '#kit/moderation/use-held-answers.ts'
import { PHOTO_TYPES } from '#kit/photos/photo-types.ts'
import { Button } from '#ui/button.tsx'
import { EditorSection } from './editor-section.tsx'
import { PhotoProgress } from './photo-progress.tsx'
import type { usePhotoSending } from './use-photo-sending.ts'

type PhotosCardProps<P> = {
  lead: string
  label: string
  photos: readonly P[]
  sending: ReturnType<typeof usePhotoSending>
  renderLine: (photo: P, rank: number) => ReactNode
}

export function PhotosCard<P extends { id: number }>(props: PhotosCardProps<P>) {
  const { lead, label, photos, sending, renderLine } = props
  const input = useRef<HTMLInputElement>(null)
  useSendOnLeaving()
  return (
    <EditorSection id="photos" lead={lead} title="Les photos">
      <div className="card grid gap-5 p-5">
        {photos.length === 0 && <p className="text-ink-soft">Aucune photo pour le moment.</p>}
        <ul className="grid gap-6 empty:hidden">
          {photos.map((photo, rank) => (
            <li key={photo.id}>{renderLine(photo, rank)}</li>
          ))}
        </ul>
        <div>
          <Button
            icon="camera"
            isLoading={sending.progress !== null}
            onClick={() => input.current?.click()}
          >
            Ajouter des photos
          </Button>
          <input
            accept={PHOTO_TYPES}
            aria-label={label}
            className="hidden"
            multiple
            onChange={({ currentTarget }) => {
              sending.send([...(currentTarget.files ?? [])])
              currentTarget.value = ''
            }}
            ref={input}
            type="file"
          />
        </div>
        <PhotoProgress sending={sending} />
      </div>
    </EditorSection>
  )
}
