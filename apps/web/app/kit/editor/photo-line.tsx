import type { Photo, PhotoChanges } from '@foulee/contract/echanges/photos'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFocusBack, useHeldAct } from '#kit/moderation/held-button.tsx'
import { IconButton } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { TextField } from '#ui/text-field.tsx'
import { SaveStatus } from './save-status.tsx'

type Act<Variables> = Pick<UseMutationResult, 'error' | 'isPending' | 'isSuccess'> & {
  mutate: (variables: Variables) => void
}

type Acts = {
  change: Act<Pick<PhotoChanges, 'titre' | 'ordre'> & { id_photo: number }>
  remove: (id_photo: number) => Promise<unknown>
  onSettled: () => unknown
}

type PhotoLineProps = {
  photo: Pick<Photo, 'id_photo' | 'titre' | 'url'>
  rank: number
  count: number
  acts: Acts
  children?: ReactNode
}

export function PhotoLine({ photo, rank, count, acts, children }: PhotoLineProps) {
  const { change, remove, onSettled } = acts
  const { id_photo, titre, url } = photo
  const name = titre ? `photo «\u00a0${titre}\u00a0»` : `photo ${rank + 1}`
  const bin = useHeldAct({
    titleId: getPhotoId(id_photo),
    label: 'Retrait',
    done: 'Photo retirée.',
    failed: `La ${name} n’est pas retirée\u00a0:`,
    unsure: `La ${name} est peut-être déjà retirée`,
    run: () => remove(id_photo),
    onSettled,
  })
  const place = useFocusBack(bin.isUndone)
  const move = (ordre: number) => change.mutate({ id_photo, ordre })
  return (
    <div
      className="grid gap-4 border-b border-line pb-6 sm:grid-cols-[10rem_minmax(0,1fr)]"
      id={getPhotoId(id_photo)}
    >
      <div className="aspect-[3/2] overflow-hidden rounded-control bg-relief-1">
        <Picture
          alt={titre || `Photo ${rank + 1}`}
          className="size-full object-cover"
          sizes="(width < 40rem) 100vw, 10rem"
          src={url}
        />
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
        {children}
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
          {bin.outcome ?? (
            <div className="contents" ref={place}>
              <IconButton data-held icon="trash" label={`Retirer la ${name}`} onClick={bin.hold} />
            </div>
          )}
          <SaveStatus
            error={change.error}
            isPending={change.isPending}
            isSuccess={change.isSuccess}
          />
        </div>
      </div>
    </div>
  )
}

const getPhotoId = (id_photo: number) => `photo-${id_photo}`
