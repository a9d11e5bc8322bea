import type { Input } from '@foulee/contract/shared/call'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { usePhotoSending } from '#kit/editor/use-photo-sending.ts'
import { api } from '#platform/api/api.ts'
import { gestionQuery } from './contribution.queries.ts'
import { checkPhoto, checkPoi } from './route-calls.ts'

type PhotoChange = Omit<Input<'POST /api/parcours/photo/{id}/update'>['body'], 'id_photo'>

export function usePhotos(id: number | undefined) {
  const client = useQueryClient()
  const onSettled = () => client.invalidateQueries(gestionQuery(id ?? 0))
  const change = useMutation({
    mutationFn: async ({ id_photo, ...body }: PhotoChange & { id_photo: number | undefined }) => {
      checkPoi(id)
      checkPhoto(id_photo)
      await api('POST /api/parcours/photo/{id}/update', {
        params: { id },
        body: { id_photo, ...body },
      })
    },
    onSettled,
  })
  const remove = async (id_photo: number | undefined) => {
    checkPoi(id)
    checkPhoto(id_photo)
    const call = 'POST /api/parcours/photo/{id}/del/{id_photo}'
    await api(call, { params: { id, id_photo } }, { keepalive: true })
  }
  return { change, remove, onSettled }
}

/** Uploads each photo with its own request, so that a refusal does not affect the others. */
export function useNewPhotos(id: number) {
  const client = useQueryClient()
  return usePhotoSending({
    scope: `parcours ${id}`,
    send: (photo) => {
      const body = new FormData()
      body.append('photo', photo)
      return api('POST /api/parcours/photo/{id}/add', { params: { id }, body })
    },
    onSettled: () => client.invalidateQueries(gestionQuery(id)),
  })
}
