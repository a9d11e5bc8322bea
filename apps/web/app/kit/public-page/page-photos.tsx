import { Picture } from '#ui/picture.tsx'

type Photo = { id: number; url: string; titre: string | null; description: string | null }

type PagePhotosProps = { thing: { titre: string; photos: readonly Photo[] } }

/** Photos but the first, which is at the top of the page. */
export function PagePhotos({ thing: { photos, titre } }: PagePhotosProps) {
  const otherPhotos = photos.slice(1)
  if (!otherPhotos.length) return null
  return (
    <section aria-labelledby="photos" className="no-print grid gap-5">
      <h2 className="text-2xl" id="photos">
        En photos
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {otherPhotos.map((photo, index) => (
          <li key={photo.id}>
            <figure className="grid gap-1.5">
              <Picture
                alt={photo.titre ?? photo.description ?? `${titre}, photo ${index + 2}`}
                className="aspect-3/2 w-full rounded-card object-cover"
                sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
                src={photo.url}
              />
              {photo.description && (
                <figcaption className="text-sm text-ink-soft">{photo.description}</figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
