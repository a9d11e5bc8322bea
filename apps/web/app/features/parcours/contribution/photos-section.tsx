import type { ParcoursPhoto } from '@foulee/contract/parcours/parcours'
import type { ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import { useRef } from 'react'
import { EditorSection } from '../../../editor/editor-section.tsx'
import { PhotoProgress } from '../../../editor/photo-progress.tsx'
import { Button } from '../../../ui/button.tsx'
import { PhotoLine } from './photo-line.tsx'
import { useNewPhotos } from './use-photos.ts'

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Photos along the way, placed by what the camera wrote or by hand. */
export function PhotosSection({ gestion }: { gestion: ParcoursGestion }) {
  const { parcours, complet } = gestion
  const photos: readonly ParcoursPhoto[] = complet?.photos ?? parcours.photos
  const sending = useNewPhotos(parcours.id)
  const input = useRef<HTMLInputElement>(null)
  return (
    <EditorSection
      id="photos"
      lead="Si l’appareil a noté où elle a été prise, chaque photo se place toute seule. Ces données ne sont jamais publiées."
      title="Les photos"
    >
      <div className="card grid gap-5 p-5">
        {photos.length === 0 && <p className="text-ink-soft">Aucune photo pour le moment.</p>}
        <ul className="grid gap-6 empty:hidden">
          {photos.map((photo, rank) => (
            <li key={photo.id}>
              <PhotoLine
                count={photos.length}
                id={parcours.id}
                line={complet}
                photo={photo}
                rank={rank}
              />
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            icon="camera"
            isLoading={sending.progress !== null}
            onClick={() => input.current?.click()}
          >
            Ajouter des photos
          </Button>
          <input
            accept={ACCEPT}
            aria-label="Photos du parcours"
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
