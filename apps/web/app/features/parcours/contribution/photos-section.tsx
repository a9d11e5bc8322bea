import type { ParcoursPhoto } from '@foulee/contract/parcours/parcours'
import type { ParcoursGestion } from '@foulee/contract/parcours/parcours-edition'
import { PhotosCard } from '#kit/editor/photos-card.tsx'
import { PlacedPhoto } from './placed-photo.tsx'
import { useNewPhotos } from './use-photos.ts'

export function PhotosSection({ gestion }: { gestion: ParcoursGestion }) {
  const { parcours, complet } = gestion
  const photos: readonly ParcoursPhoto[] = complet?.photos ?? parcours.photos
  return (
    <PhotosCard
      label="Photos du parcours"
      lead="Si l’appareil a noté où elle a été prise, chaque photo se place toute seule. Ces données ne sont jamais publiées."
      photos={photos}
      renderLine={(photo, rank) => (
        <PlacedPhoto
          count={photos.length}
          id={parcours.id}
          line={complet}
          photo={photo}
          rank={rank}
        />
      )}
      sending={useNewPhotos(parcours.id)}
    />
  )
}
