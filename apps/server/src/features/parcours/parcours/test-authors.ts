import { createUser } from '@foulee/testing/factories'
import { makeGpxFile } from '@foulee/testing/trace-files'
import { form } from '#test/http/examples.ts'
import type { SignedIn, TestApp } from '#test/test-app.ts'

const DESCRIPTION = 'Une boucle en balcon, d’abord dans la forêt puis sur les crêtes.'
export const WHOLE = { titre: 'Le tour du lac', description: DESCRIPTION, types: 'trail' }

export const newAuthor = async (t: TestApp, input = {}) => {
  const user = await createUser(t.db, { prenom: 'Paola', ...input })
  return { ...user, ...(await t.signIn(user)) }
}

export const create = async ({ call }: SignedIn, titre = '') =>
  (await call('POST /api/parcours/create', { body: { titre } })).id

export const send = async ({ call }: SignedIn, id: number, gpx: Blob) =>
  (await call('POST /api/parcours/gpx/{id}', { params: { id }, body: form({ gpx }) })).data

export const update = async ({ call }: SignedIn, id: number, fields: Record<string, string>) =>
  (await call('POST /api/parcours/update/{id}', { params: { id }, body: form(fields) })).data

export const move = async (
  { call }: SignedIn,
  id: number,
  geste: 'soumettre' | 'reprendre' | 'publier' | 'renvoyer',
  motif = '',
) => (await call('POST /api/parcours/etat/{id}', { params: { id }, body: { geste, motif } })).data

export const gestion = async ({ call }: SignedIn, id: number) =>
  (await call('GET /api/parcours/{id}/gestion', { params: { id } })).data

export const newRoute = async (author: SignedIn, fields: Record<string, string> = {}) => {
  const id = await create(author)
  await send(author, id, makeGpxFile())
  if (Object.keys(fields).length) await update(author, id, fields)
  return id
}
