import type { ParcoursPhoto } from '@foulee/contract/parcours/parcours'
import type { LigneComplete } from '@foulee/contract/parcours/parcours-edition'
import { formatDistance } from '@foulee/domain/shared/mesure'
import { useMemo, useState } from 'react'
import { PhotoLine } from '#kit/editor/photo-line.tsx'
import { placeAt } from '#kit/track/route-samples.ts'
import { Button } from '#ui/button.tsx'
import { MetresField } from './metres-field.tsx'
import { usePhotos } from './use-photos.ts'
import { wholeSamples } from './whole-line.ts'

type PlacedPhotoProps = {
  id: number
  photo: ParcoursPhoto
  rank: number
  count: number
  line: LigneComplete | null
}

export function PlacedPhoto({ id, line, ...rest }: PlacedPhotoProps) {
  const acts = usePhotos(id)
  const { photo } = rest
  return (
    <PhotoLine {...rest} acts={acts}>
      {line && (
        <PhotoPlace
          line={line}
          onPlace={(position) => acts.change.mutate({ id_photo: photo.id_photo, position })}
          photo={photo}
        />
      )}
    </PhotoLine>
  )
}

type PhotoPlaceProps = {
  photo: ParcoursPhoto
  line: LigneComplete
  onPlace: (position: [number, number] | null) => void
}

function PhotoPlace({ photo, line, onPlace }: PhotoPlaceProps) {
  const { metres } = photo
  const [isOpen, setOpen] = useState(false)
  const [chosen, choose] = useState(metres ?? Math.round(line.distance / 2))
  const samples = useMemo(() => wholeSamples(line), [line])
  const place = () => {
    const { lon, lat } = placeAt(samples, chosen)
    onPlace([lon, lat])
    setOpen(false)
  }
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-3">
        {metres === null
          ? 'Pas encore placée sur le parcours.'
          : `À ${formatDistance(metres)} du départ.`}
        {!isOpen && (
          <Button icon="pin" onClick={() => setOpen(true)} variant="quiet">
            {metres === null ? 'Placer' : 'Déplacer'}
          </Button>
        )}
      </p>
      {isOpen && (
        <>
          <MetresField
            label="Place le long du parcours"
            max={line.distance}
            onChange={(value) => choose(Math.min(line.distance, Math.max(0, value)))}
            value={chosen}
          />
          <div className="flex flex-wrap gap-2">
            <Button icon="check" onClick={place}>
              Placer ici
            </Button>
            <Button onClick={() => setOpen(false)} variant="quiet">
              Annuler
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
