import type { ParcoursPhoto } from '@foulee/contract/parcours/parcours'
import { lazy, Suspense, useState } from 'react'
import type { Cursor } from '#kit/track/cursor.ts'
import { pointText } from '#kit/track/route-texts.ts'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

type ParcoursPhotosProps = { photos: readonly ParcoursPhoto[]; cursor: Cursor }

/** Photos shown before « plus »: a route may have hundreds. */
const first = 12

export function ParcoursPhotos({ photos, cursor }: ParcoursPhotosProps) {
  const [opened, setOpened] = useState<number | null>(null)
  const [isWhole, setIsWhole] = useState(false)
  if (photos.length === 0) return null
  const shown = isWhole ? photos : photos.slice(0, first)
  const close = () => {
    setOpened(null)
    cursor.move(null)
  }
  const open = (index: number) => {
    setOpened(index)
    cursor.move(photos[index]?.metres ?? null)
  }
  return (
    <section aria-labelledby="photos" className="no-print grid gap-4">
      <SectionHeading id="photos" title="En photos" />
      <ul className="photo-grid">
        {shown.map((photo, index) => (
          <li key={photo.id}>
            <button className="photo-button" onClick={() => open(index)} type="button">
              <Picture
                alt={nameOf(photo, index)}
                sizes="(width < 48rem) 50vw, 20rem"
                src={photo.url}
              />
              {photo.metres !== null && <span className="photo-km">{pointText(photo.metres)}</span>}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < photos.length && (
        <button
          className="button button-secondary justify-self-start"
          onClick={() => setIsWhole(true)}
          type="button"
        >
          Voir les {photos.length} photos
        </button>
      )}
      {opened !== null && (
        <Suspense>
          <Lightbox index={opened} onClose={close} onMove={open} photos={photos} />
        </Suspense>
      )}
    </section>
  )
}

const nameOf = ({ titre, description }: ParcoursPhoto, index: number) =>
  titre ?? description ?? `Photo ${index + 1}`

const Lightbox = lazy(() => import('./parcours-page-lightbox.tsx'))
