import type { Photo } from '@foulee/contract/echanges/photos'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

export function SeancePhotos({ photos }: { photos: readonly Photo[] }) {
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="photos" className="grid gap-4">
      <SectionHeading id="photos" title="En photos" />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {photos.map(({ id, titre, description, url }, index) => (
          <li key={id}>
            <figure className="grid gap-2">
              <div className="aspect-[4/3] overflow-hidden rounded-control bg-relief-1">
                <Picture
                  alt={description ?? titre ?? `Photo ${index + 1}`}
                  className="size-full object-cover"
                  sizes="(width < 40rem) 100vw, 24rem"
                  src={url}
                />
              </div>
              {titre && <figcaption className="text-sm text-ink-soft">{titre}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
