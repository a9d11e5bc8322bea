import type { ParcoursPhoto } from '@foulee/contract/parcours/parcours'
import type { LigneComplete } from '@foulee/contract/parcours/parcours-edition'
import { formatDistance } from '@foulee/domain/mesure'
import { useMemo, useState } from 'react'
import { SaveStatus } from '../../../editor/save-status.tsx'
import { placeAt } from '../../../trace/route-samples.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { MetresField } from './metres-field.tsx'
import { usePhotos } from './use-photos.ts'
import { wholeSamples } from './whole-line.ts'

type PhotoLineProps = {
  id: number
  photo: ParcoursPhoto
  rank: number
  count: number
  line: LigneComplete | null
}

/** One photo: its caption, its rank, and where it was taken. */
export function PhotoLine({ id, photo, rank, count, line }: PhotoLineProps) {
  const { change, remove } = usePhotos(id)
  const { id_photo, titre, url } = photo
  const name = titre ?? `photo ${rank + 1}`
  const move = (ordre: number) => change.mutate({ id_photo, ordre })
  return (
    <div className="grid gap-4 border-b border-line pb-6 sm:grid-cols-[10rem_minmax(0,1fr)]">
      <div className="aspect-[3/2] overflow-hidden rounded-control bg-relief-1 *:h-full *:w-full *:object-cover">
        <Picture alt={titre ?? `Photo ${rank + 1}`} sizes="10rem" src={url} />
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
        {line && (
          <PhotoPlace
            line={line}
            onPlace={(position) => change.mutate({ id_photo, position })}
            photo={photo}
          />
        )}
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

type PhotoPlaceProps = {
  photo: ParcoursPhoto
  line: LigneComplete
  onPlace: (position: [number, number] | null) => void
}

/** Where it stands along the way; by hand where the camera did not say. */
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
