import { type Photo, photos } from '@foulee/contract/echanges/photos'
import { implement } from '#kernel/calls/feature.ts'
import type { Services } from '#kernel/services.ts'
import type { SpooledFile } from '#platform/http/spool.ts'
import type { User } from '#platform/http/user.ts'
import type { Target } from './photos.ajout.ts'
import { addPhotos, changePhoto, checkTarget, removePhoto } from './photos.commands.ts'
import { readPhotos } from './photos.files.ts'

type Sending = Services & {
  user: User
  spooled: readonly SpooledFile[]
  body: Parameters<typeof addPhotos>[3]
}

/** Shared by the calls of single kinds and the generic ones (produit 13.9). */
async function add(
  call: Sending,
  place: Omit<Target, 'user'>,
): Promise<{ id: number; data: Photo[] }> {
  const target = { ...place, user: call.user }
  await checkTarget(call, target)
  const sent = await readPhotos(call.spooled)
  const data = await addPhotos(call, target, sent, call.body)
  return { id: data[0]?.id ?? 0, data }
}

type OnePhoto = Services & { user: User; params: { id: number; id_photo: number } }
type Changing = OnePhoto & { body: Parameters<typeof changePhoto>[2] }

const change = async (call: Changing, model: Target['model']): Promise<{ data: Photo }> => ({
  data: await changePhoto(call, { ...call.params, model, user: call.user }, call.body),
})

async function remove(call: OnePhoto, model: Target['model']): Promise<{ data: null }> {
  await removePhoto(call, { ...call.params, model, user: call.user })
  return { data: null }
}

export const photosRoutes = implement(photos, {
  'POST /api/parcours/photo/{id}/add': (call) =>
    add(call, { model: 'parcours', id: call.params.id }),
  'POST /api/parcours/photo/{id}/update': async (call) => {
    const { id_photo, ...changes } = call.body
    const target = { model: 'parcours', id: call.params.id, user: call.user, id_photo } as const
    return { data: await changePhoto(call, target, changes) }
  },
  'POST /api/parcours/photo/{id}/del/{id_photo}': (call) => remove(call, 'parcours'),
  'POST /api/courses/photo/{id}': (call) => add(call, { model: 'course', id: call.params.id }),
  'POST /api/courses/photo/{id}/edit/{id_photo}': (call) => change(call, 'course'),
  'POST /api/courses/photo/{id}/del/{id_photo}': (call) => remove(call, 'course'),
  'POST /api/voyages/photo/{id}': (call) => add(call, { model: 'voyage', id: call.params.id }),
  'POST /api/voyages/photo/{id}/edit/{id_photo}': (call) => change(call, 'voyage'),
  'POST /api/voyages/photo/{id}/del/{id_photo}': (call) => remove(call, 'voyage'),
  'POST /api/evenements/photo/{id}': (call) =>
    add(call, { model: 'evenement', id: call.params.id }),
  'POST /api/evenements/photo/{id}/edit/{id_photo}': (call) => change(call, 'evenement'),
  'POST /api/evenements/photo/{id}/del/{id_photo}': (call) => remove(call, 'evenement'),
  'POST /api/photo/{model}/{id}/add': (call) => add(call, call.params),
  'POST /api/photo/{model}/{id}/edit/{id_photo}': (call) => change(call, call.params.model),
  'POST /api/photo/{model}/{id}/del/{id_photo}': (call) => remove(call, call.params.model),
})
