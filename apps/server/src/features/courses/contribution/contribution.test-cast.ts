import type { GesteManaged } from '@foulee/contract/shared/publication'
import { courses } from '@foulee/db/schema'
import {
  createCourse,
  createOrganisateur,
  createUser,
  type NewCourse,
} from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { form } from '#test/http/examples.ts'
import type { SignedIn, TestApp } from '#test/test-app.ts'

export const newOrganiser = async (t: TestApp) => {
  const user = await createUser(t.db, { prenom: 'Léa', nom: 'Martin' })
  const organisateur = await createOrganisateur(t.db, { membres: [user.id] })
  return { ...user, ...(await t.signIn(user)), organisateurs_id: organisateur.id }
}
type Organiser = Awaited<ReturnType<typeof newOrganiser>>

export const create = async (lea: Organiser, fields: Record<string, string> = {}) => {
  const body = form({
    organisateurs_id: String(lea.organisateurs_id),
    nom: 'Trail du balcon',
    ...fields,
  })
  const { id } = await lea.call('POST /api/courses/create', { body })
  return { id, data: (await lea.call('GET /api/courses/{id}/gestion', { params: { id } })).data }
}
export const update = async ({ call }: SignedIn, id: number, fields: Record<string, string>) =>
  (await call('POST /api/courses/{id}/update', { params: { id }, body: form(fields) })).data
export const move = async ({ call }: SignedIn, id: number, geste: GesteManaged, motif = '') =>
  (await call('POST /api/courses/{id}/etat', { params: { id }, body: { geste, motif } })).data
export const gestion = async ({ call }: SignedIn, id: number) =>
  (await call('GET /api/courses/{id}/gestion', { params: { id } })).data
export const draft = async (
  t: TestApp,
  { organisateurs_id, id: created_by }: Organiser,
  input: NewCourse = {},
) => (await createCourse(t.db, t.clock.now, { organisateurs_id, created_by, etat: 0, ...input })).id
export const findRow = async (t: TestApp, id: number) => {
  const [found] = await t.db.select().from(courses).where(eq(courses.id, id))
  return found
}
