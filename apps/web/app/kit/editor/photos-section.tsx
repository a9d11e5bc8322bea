import type { Photo, PhotoChanges } from '@foulee/contract/echanges/photos'
import { useMutation } from '@tanstack/react-query'
import { TextField } from '#ui/text-field.tsx'
import { PhotoLine } from './photo-line.tsx'
import { PhotosCard } from './photos-card.tsx'
import { usePhotoSending } from './use-photo-sending.ts'

export type PhotoInput = Pick<PhotoChanges, 'titre' | 'description' | 'ordre'>

type PhotoCalls = {
  add: (body: FormData) => Promise<unknown>
  change: (id_photo: number, input: PhotoInput) => Promise<unknown>
  /** Survives navigation (`keepalive`). */
  remove: (id_photo: number) => Promise<unknown>
}

type Shown = Pick<Photo, 'id' | 'id_photo' | 'titre' | 'description' | 'url'>

type PhotosSectionProps = {
  scope: string
  photos: readonly Shown[]
  calls: PhotoCalls
  onSettled: () => unknown
  label: string
  lead: string
  isDescribed?: boolean
}

export function PhotosSection({ label, lead, ...line }: PhotosSectionProps) {
  const { scope, photos, calls, onSettled } = line
  const sending = usePhotoSending({
    scope,
    send: (photo) => {
      const body = new FormData()
      body.append('photo', photo)
      return calls.add(body)
    },
    onSettled,
  })
  return (
    <PhotosCard
      label={label}
      lead={lead}
      photos={photos}
      renderLine={(photo, rank) => (
        <Line {...line} count={photos.length} photo={photo} rank={rank} />
      )}
      sending={sending}
    />
  )
}

type LineProps = Pick<PhotosSectionProps, 'scope' | 'calls' | 'onSettled' | 'isDescribed'> & {
  photo: Shown
  rank: number
  count: number
}

function Line({ scope, calls, onSettled, isDescribed, ...line }: LineProps) {
  const { id_photo, description } = line.photo
  const change = useMutation({
    scope: { id: scope },
    mutationFn: ({ id_photo: id, ...values }: PhotoInput & { id_photo: number }) =>
      calls.change(id, values),
    onSettled,
  })
  return (
    <PhotoLine
      acts={{ change, remove: calls.remove, onSettled }}
      count={line.count}
      photo={line.photo}
      rank={line.rank}
    >
      {isDescribed && (
        <TextField
          defaultValue={description ?? ''}
          hint="Ce que l’on y voit, pour qui ne la voit pas."
          isOptional
          label="Description"
          maxLength={500}
          onBlur={({ currentTarget: { value } }) => {
            if (value.trim() !== (description ?? '')) {
              change.mutate({ id_photo, description: value })
            }
          }}
        />
      )}
    </PhotoLine>
  )
}
