import type { Input } from '@foulee/contract/shared/call'
import { api } from '#platform/api/api.ts'
import type { PhotoInput } from './photos-section.tsx'

type Model = Input<'POST /api/photo/{model}/{id}/add'>['params']['model']

export const photoCalls = (model: Model, id: number) => ({
  add: (body: FormData) => api('POST /api/photo/{model}/{id}/add', { params: { model, id }, body }),
  change: (id_photo: number, body: PhotoInput) =>
    api('POST /api/photo/{model}/{id}/edit/{id_photo}', { params: { model, id, id_photo }, body }),
  remove: (id_photo: number) =>
    api(
      'POST /api/photo/{model}/{id}/del/{id_photo}',
      { params: { model, id, id_photo } },
      { keepalive: true },
    ),
})
