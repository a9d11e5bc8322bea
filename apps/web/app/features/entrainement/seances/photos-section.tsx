import type { Photo } from '@foulee/contract/echanges/photos'
import type { SeanceGestion } from '@foulee/contract/entrainement/seance'
import { PhotoLine } from '#kit/editor/photo-line.tsx'
import { PhotosCard } from '#kit/editor/photos-card.tsx'
import { useNewPhotos, usePhotos } from './use-photos.ts'

export function PhotosSection({ gestion }: { gestion: SeanceGestion }) {
  const { id, photos } = gestion.seance
  return (
    <PhotosCard
      label="Photos de la séance"
      lead="Un geste, une côte, une piste. La première s’affiche en haut de la page."
      photos={photos}
      renderLine={(photo, rank) => (
        <SeancePhoto count={photos.length} photo={photo} rank={rank} seance={id} />
      )}
      sending={useNewPhotos(id)}
    />
  )
}

type SeancePhotoProps = { seance: number; photo: Photo; rank: number; count: number }

const SeancePhoto = ({ seance, ...line }: SeancePhotoProps) => (
  <PhotoLine {...line} acts={usePhotos(seance)} />
)
