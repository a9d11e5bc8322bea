import type { CourseEditions } from '@foulee/contract/courses/editions'
import type { Input } from '@foulee/contract/shared/call'
import { liste } from '@foulee/db/schema'
import {
  createCourse,
  createOrganisateur,
  createUser,
  type NewCourse,
} from '@foulee/testing/factories'
import { form } from '#test/http/examples.ts'
import type { SignedIn, TestApp } from '#test/test-app.ts'

export const EPREUVE = {
  nom: 'Le 20 km',
  distance: 20_000,
  denivele: 900,
  heure_depart: '09:00',
  points: [{ km: 10, barriere_horaire: '11:00' }],
}

type SaveEpreuve = Input<'POST /api/courses/epreuves'>['body']
export type Lea = Awaited<ReturnType<typeof meetLea>>

export async function meetLea(t: TestApp) {
  const user = await createUser(t.db, { prenom: 'Léa', nom: 'Martin' })
  const { id: organisateurs_id } = await createOrganisateur(t.db, { membres: [user.id] })
  const signedIn = await t.signIn(user)
  const { call } = signedIn
  const race = async (input: NewCourse = {}) =>
    (
      await createCourse(t.db, t.clock.now, {
        organisateurs_id,
        editions: [{ date_debut: '2026-06-06', editions_fin: '2026-06-07', epreuves: [EPREUVE] }],
        ...input,
      })
    ).id
  const read = async (id: number) =>
    (await call('GET /api/courses/{id}/editions', { params: { id } })).data
  return {
    ...signedIn,
    id: user.id,
    race,
    read,
    open: async (input: NewCourse = {}) => {
      const id = await race(input)
      const found = await read(id)
      return { id, version: found.version, ...first(found) }
    },
    saveEdition: async (
      courses_id: number,
      fields: Record<string, string>,
      by: SignedIn = signedIn,
    ) => {
      const body = form({ courses_id: String(courses_id), ...fields })
      const { id, data } = await by.call('POST /api/courses/editions', { body })
      return { id, data: data.ensemble }
    },
    saveEpreuve: async (body: SaveEpreuve) => {
      const { id, data } = await call('POST /api/courses/epreuves', { body })
      return { id, data: data.ensemble }
    },
  }
}

export const first = ({ editions }: CourseEditions) => {
  const edition = editions[0]
  const epreuve = edition?.epreuves[0]
  if (!edition || !epreuve) throw new Error('The race has none.')
  return { edition, epreuve }
}

export async function follow(t: TestApp, epreuves_id: number) {
  const runner = await createUser(t.db)
  await t.db
    .insert(liste)
    .values({ users_id: runner.id, type: 'epreuve', objet_id: epreuves_id, etat: 'inscrit' })
  return runner
}

export async function mailsAfterWork(t: TestApp, { email }: { email: string }) {
  await t.workOff()
  return t.mailsTo(email).map(({ text }) => text)
}
