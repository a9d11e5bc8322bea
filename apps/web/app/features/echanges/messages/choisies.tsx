import { RAYONS_MASQUE } from '@foulee/domain/parcours/rayons'
import { formatDistanceShort } from '@foulee/domain/shared/mesure'
import { useRef } from 'react'
import { PHOTO_TYPES } from '#kit/photos/photo-types.ts'
import { IconButton } from '#ui/button.tsx'
import { FileInput } from '#ui/file-input.tsx'
import { Icon } from '#ui/icon.tsx'
import { Select } from '#ui/select.tsx'
import { usePreviews } from '#ui/use-previews.ts'
import type { Jointes } from './pieces-jointes.ts'

const RAYONS = RAYONS_MASQUE.map((metres) => ({
  value: String(metres),
  label: metres ? formatDistanceShort(metres) : 'Ne rien cacher',
}))

export function AddFiles({ onAdd }: { onAdd: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <FileInput
        accept={`${PHOTO_TYPES},.gpx`}
        isMultiple
        label="Photos et tracés GPX"
        onChoose={onAdd}
        ref={input}
      />
      <IconButton
        icon="camera"
        label="Ajouter des photos ou un tracé GPX"
        onClick={() => input.current?.click()}
      />
    </>
  )
}

type ChosenProps = { jointes: Jointes; onChange: (jointes: Jointes) => void }

export function Chosen({ jointes, onChange }: ChosenProps) {
  const { photos, traces } = jointes
  const urls = usePreviews(photos)
  if (!photos.length && !traces.length) return null
  return (
    <>
      <ul aria-label="Pièces jointes" className="composer-pieces">
        {photos.map((photo, nth) => (
          <li key={urls[nth]}>
            <img alt={photo.name} src={urls[nth]} />
            <IconButton
              className="composer-retirer"
              icon="close"
              label={`Retirer ${photo.name}`}
              onClick={() =>
                onChange({ ...jointes, photos: photos.filter((item) => item !== photo) })
              }
            />
          </li>
        ))}
        {traces.map((trace) => (
          <li className="composer-trace" key={`${trace.name} ${trace.size}`}>
            <Icon name="route" />
            <span className="truncate">{trace.name}</span>
            <IconButton
              icon="close"
              label={`Retirer ${trace.name}`}
              onClick={() =>
                onChange({ ...jointes, traces: traces.filter((item) => item !== trace) })
              }
            />
          </li>
        ))}
      </ul>
      {traces.length > 0 && <Depart jointes={jointes} onChange={onChange} />}
    </>
  )
}

/** Announces which part of a track is shared (produit 13.11). */
function Depart({ jointes, onChange }: ChosenProps) {
  return (
    <Select
      hint="Seule la ligne part&nbsp;: sans vos heures, votre fréquence cardiaque, vos repères ni votre nom."
      label="Cacher les abords du départ et de l’arrivée"
      name="rayon_masque"
      onChange={({ currentTarget }) =>
        onChange({ ...jointes, rayon_masque: Number(currentTarget.value) })
      }
      options={RAYONS}
      value={String(jointes.rayon_masque)}
    />
  )
}
