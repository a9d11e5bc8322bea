import type { GesteManaged } from '@foulee/contract/shared/publication'
import { evenementDates } from '@foulee/db/schema'
import { createEvenement, type NewEvenement } from '@foulee/testing/evenements'
import { createOrganisateur, createUser } from '@foulee/testing/factories'
import { asc, eq } from 'drizzle-orm'
import { form } from '#test/http/examples.ts'
import type { SignedIn, TestApp } from '#test/test-app.ts'

export const newOrganiser = async (t: TestApp) => {
  const user = await createUser(t.db, { prenom: 'Léa', nom: 'Martin' })
  const { id: organisateurs_id } = await createOrganisateur(t.db, { membres: [user.id] })
  return { ...user, ...(await t.signIn(user)), organisateurs_id }
}
export type Organiser = Awaited<ReturnType<typeof newOrganiser>>

type Fields = Record<string, string>

export const create = async (lea: Organiser, fields: Fields = {}) => {
  const body = form({
    organisateurs_id: String(lea.organisateurs_id),
    titre: 'La sortie du mardi',
    ...fields,
  })
  const { id } = await lea.call('POST /api/evenements/create', { body })
  return { id, data: await gestion(lea, id) }
}
export const update = async ({ call }: SignedIn, id: number, fields: Fields) =>
  (await call('POST /api/evenements/update/{id}', { params: { id }, body: form(fields) })).data
export const move = async ({ call }: SignedIn, id: number, geste: GesteManaged, motif = '') =>
  (await call('POST /api/evenements/{id}/etat', { params: { id }, body: { geste, motif } })).data
export const gestion = async ({ call }: SignedIn, id: number) =>
  (await call('GET /api/evenements/{id}/gestion', { params: { id } })).data
export const changeDate = async (
  { call }: SignedIn,
  params: { id: number; dates_id: number },
  fields: Fields,
) =>
  (
    await call('POST /api/evenements/date/{id}/edit/{dates_id}', {
      params,
      body: form(fields),
    })
  ).data
export const cancelDate = async (
  { call }: SignedIn,
  params: { id: number; dates_id: number },
  motif = '',
) =>
  (await call('POST /api/evenements/date/{id}/annuler/{dates_id}', { params, body: { motif } }))
    .data

export const newEvenement = async (
  t: TestApp,
  { organisateurs_id, id: created_by }: Organiser,
  input: NewEvenement = {},
) => (await createEvenement(t.db, t.clock.now, { organisateurs_id, created_by, ...input })).id

export const findDates = (t: TestApp, id: number) =>
  t.db
    .select()
    .from(evenementDates)
    .where(eq(evenementDates.evenements_id, id))
    .orderBy(asc(evenementDates.debut), asc(evenementDates.id))
