import type { GesteManaged } from '@foulee/contract/shared/publication'
import { voyages } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { createAgence, createVoyage, type NewVoyage } from '@foulee/testing/sejours'
import { eq } from 'drizzle-orm'
import { form } from '#test/http/examples.ts'
import type { SignedIn, TestApp } from '#test/test-app.ts'

export const newAgent = async (t: TestApp) => {
  const user = await createUser(t.db, { prenom: 'Agathe', nom: 'Roux', agence: true })
  const agence = await createAgence(t.db, { membres: [user.id] })
  return { ...user, ...(await t.signIn(user)), agences_id: agence.id }
}
type Agent = Awaited<ReturnType<typeof newAgent>>

export const create = async (agathe: Agent, fields: Record<string, string> = {}) => {
  const body = form({ agence: String(agathe.agences_id), titre: 'Tour du lac', ...fields })
  const { id } = await agathe.call('POST /api/voyages/create', { body })
  return { id, data: (await agathe.call('GET /api/voyages/{id}/gestion', { params: { id } })).data }
}
export const update = async ({ call }: SignedIn, id: number, fields: Record<string, string>) =>
  (await call('POST /api/voyages/update/{id}', { params: { id }, body: form(fields) })).data
export const move = async ({ call }: SignedIn, id: number, geste: GesteManaged, motif = '') =>
  (await call('POST /api/voyages/{id}/etat', { params: { id }, body: { geste, motif } })).data
export const gestion = async ({ call }: SignedIn, id: number) =>
  (await call('GET /api/voyages/{id}/gestion', { params: { id } })).data
export const addDay = async ({ call }: SignedIn, id: number, fields: Record<string, string>) =>
  (
    await call('POST /api/voyages/journee/{id}', {
      params: { id },
      body: form({ titre: 'Une journée', ...fields }),
    })
  ).data
export const changeDay = async (
  { call }: SignedIn,
  { id, journee_id }: { id: number; journee_id: number },
  fields: Record<string, string>,
) =>
  (
    await call('POST /api/voyages/journee/{id}/edit/{journee_id}', {
      params: { id, journee_id },
      body: form(fields),
    })
  ).data
export const draft = async (
  t: TestApp,
  { agences_id, id: created_by }: Agent,
  input: NewVoyage = {},
) => (await createVoyage(t.db, t.clock.now, { agences_id, created_by, etat: 0, ...input })).id
export const findRow = async (t: TestApp, id: number) => {
  const [found] = await t.db.select().from(voyages).where(eq(voyages.id, id))
  return found
}
