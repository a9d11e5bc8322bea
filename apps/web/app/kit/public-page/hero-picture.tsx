import { Picture } from '#ui/picture.tsx'
import type { ReliefKind } from '#ui/relief-frame.ts'
import { ReliefImage } from '#ui/relief-image.tsx'

type Photo = { url: string; titre: string | null; description: string | null }

type HeroPictureProps = {
  thing: { slug: string; photos: readonly Photo[] }
  /** Kind of the drawing, where there is no photo. */
  kind: ReliefKind
}

export function HeroPicture({ thing: { photos, slug }, kind }: HeroPictureProps) {
  const [photo] = photos
  if (!photo) {
    return <ReliefImage className="page-hero-picture" isEager kind={kind} slug={slug} />
  }
  return (
    <Picture
      alt={photo.titre ?? photo.description ?? ''}
      className="page-hero-picture page-hero-photo"
      isEager
      sizes="100vw"
      src={photo.url}
    />
  )
}
