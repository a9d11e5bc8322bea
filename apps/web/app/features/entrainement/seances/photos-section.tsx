import type { Photo } from '@foulee/contract/echanges/photos'
import type { SeanceGestion } from '@foulee/contract/entrainement/seance'
import { useRef } from 'react'
import { EditorSection } from '../../../editor/editor-section.tsx'
import { PhotoProgress } from '../../../editor/photo-progress.tsx'
import { SaveStatus } from '../../../editor/save-status.tsx'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useNewPhotos, usePhotos } from './use-photos.ts'

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Photos of a session: a movement, a place, a detail. */
export function PhotosSection({ gestion }: { gestion: SeanceGestion }) {
  const { id, photos } = gestion.seance
  const sending = useNewPhotos(id)
  const input = useRef<HTMLInputElement>(null)
  return (
    <EditorSection
      id="photos"
      lead="Un geste, une côte, une piste. La première s’affiche en haut de la page."
      title="Les photos"
    >
      <div className="card grid gap-5 p-5">
        {photos.length === 0 && <p className="text-ink-soft">Aucune photo pour le moment.</p>}
        <ul className="grid gap-6 empty:hidden">
          {photos.map((photo, rank) => (
            <li key={photo.id}>
              <PhotoLine count={photos.length} photo={photo} rank={rank} seance={id} />
            </li>
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
            accept={ACCEPT}
            aria-label="Photos de la séance"
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

type PhotoLineProps = { seance: number; photo: Photo; rank: number; count: number }

/** One photo: its caption, its rank, and away with it. */
function PhotoLine({ seance, photo, rank, count }: PhotoLineProps) {
  const { change, remove } = usePhotos(seance)
  const { id_photo, titre, url } = photo
  const name = titre || `photo ${rank + 1}`
  const move = (ordre: number) => change.mutate({ id_photo, ordre })
  return (
    <div className="grid gap-4 border-b border-line pb-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <div className="aspect-[3/2] overflow-hidden rounded-control bg-relief-1 *:h-full *:w-full *:object-cover">
        <Picture alt={titre || `Photo ${rank + 1}`} sizes="10rem" src={url} />
      </div>
      <div className="grid gap-3">
        <TextField
          defaultValue={titre ?? ''}
          isOptional
          label="Légende"
          maxLength={120}
          onBlur={({ currentTarget: { value } }) => {
            if (value.trim() !== (titre ?? '')) change.mutate({ id_photo, titre: value })
          }}
        />
        <div className="flex flex-wrap items-center gap-1">
          <IconButton
            disabled={rank === 0}
            icon="chevron-up"
            label={`Monter la ${name}`}
            onClick={() => move(rank - 1)}
          />
          <IconButton
            disabled={rank === count - 1}
            icon="chevron-down"
            label={`Descendre la ${name}`}
            onClick={() => move(rank + 1)}
          />
          <IconButton
            icon="trash"
            label={`Retirer la ${name}`}
            onClick={() => remove.mutate(id_photo)}
          />
          <SaveStatus
            error={change.error ?? remove.error}
            isPending={change.isPending || remove.isPending}
            isSuccess={change.isSuccess}
          />
        </div>
      </div>
    </div>
  )
}
