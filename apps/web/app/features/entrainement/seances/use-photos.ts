import type { PhotoChanges } from '@foulee/contract/echanges/photos'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { photoCalls } from '#kit/editor/photo-calls.ts'
import { usePhotoSending } from '#kit/editor/use-photo-sending.ts'
import { api } from '#platform/api/api.ts'
import { gestionQuery } from './seances-gestion.queries.ts'

const model = 'seance'

export function usePhotos(id: number) {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries(gestionQuery(id))
  const change = useMutation({
    mutationFn: async ({ id_photo, ...body }: PhotoChanges & { id_photo: number }) => {
      await api('POST /api/photo/{model}/{id}/edit/{id_photo}', {
        params: { model, id, id_photo },
        body,
      })
    },
    onSettled,
  })
  return { change, remove: photoCalls(model, id).remove, onSettled }
}

/** Uploads each photo with its own request, so that a refusal does not affect the others. */
export function useNewPhotos(id: number) {
  const client = useQueryClient()
  return usePhotoSending({
    scope: `seance ${id}`,
    send: (photo) => {
      const body = new FormData()
      body.append('photo', photo)
      return api('POST /api/photo/{model}/{id}/add', { params: { model, id }, body })
    },
    onSettled: () => client.invalidateQueries(gestionQuery(id)),
  })
}
