import type { ParcoursPhoto } from '@foulee/contract/parcours/parcours'
import type { KeyboardEvent } from 'react'
import { pointText } from '#kit/track/route-texts.ts'
import { IconButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Picture } from '#ui/picture.tsx'

type LightboxProps = {
  photos: readonly ParcoursPhoto[]
  index: number
  onMove: (index: number) => void
  onClose: () => void
}

export default function Lightbox({ photos, index, onMove, onClose }: LightboxProps) {
  const photo = photos[index]
  if (!photo) return null
  const go = (by: number) => onMove((index + by + photos.length) % photos.length)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(1)
    if (event.key === 'ArrowLeft') go(-1)
  }
  const title = photo.titre ?? `Photo ${index + 1} sur ${photos.length}`
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a shortcut for the two buttons inside */}
      <div className="grid gap-3" onKeyDown={onKeyDown}>
        <Picture
          alt={photo.description ?? title}
          className="lightbox-photo"
          isEager
          key={photo.id}
          sizes="min(100vw, 60rem)"
          src={photo.url}
        />
        <div className="flex items-center justify-between gap-4">
          <IconButton icon="chevron-left" label="Photo précédente" onClick={() => go(-1)} />
          <p aria-live="polite" className="text-center text-sm">
            {photo.description}
            {photo.metres !== null && ` ${pointText(photo.metres)}`}
            <span className="text-ink-soft">
              {' '}
              {index + 1} / {photos.length}
            </span>
          </p>
          <IconButton icon="chevron-right" label="Photo suivante" onClick={() => go(1)} />
        </div>
      </div>
    </Dialog>
  )
}
