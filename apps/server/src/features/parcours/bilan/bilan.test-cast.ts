import { profils } from '@foulee/db/schema'
import { parisInstant } from '@foulee/domain/shared/heure-paris'
import { createCourse, createUser, dayFrom, type NewEpreuve } from '@foulee/testing/factories'
import { createPassages, createResultat, findEpreuveOf } from '@foulee/testing/resultats'
import { makeGpxFile } from '@foulee/testing/trace-files'
import { FLAGS, form } from '#test/http/examples.ts'
import type { SignedIn, TestApp } from '#test/test-app.ts'

const BILAN = 'GET /api/courses/{id}/epreuves/{epreuves_id}/bilan'
const HOUR = '09:00'

export type Race = { slug: string; epreuves_id: number; jour: string }

/** A race of ten kilometres with a point at half, run twenty days ago. */
export async function openRace(t: TestApp, epreuve: NewEpreuve = {}, days = -20): Promise<Race> {
  const jour = dayFrom(t.clock.now, days)
  const { id, slug } = await createCourse(t.db, t.clock.now, {
    editions: [
      {
        date_debut: jour,
        epreuves: [
          {
            type: 'trail',
            distance: 10_000,
            denivele: 300,
            heure_depart: HOUR,
            points: [{ type: 'ravito_complet', km: 5, nom: 'Le col' }],
            ...epreuve,
          },
        ],
      },
    ],
  })
  return { slug, epreuves_id: await findEpreuveOf(t.db, id), jour }
}

export type Member = SignedIn & { id: number }

export async function newRunner(t: TestApp, niveau: 'confirme' | null = null): Promise<Member> {
  const user = await createUser(t.db)
  const known = { users_id: user.id, niveau, naissance: '1990-01-01' }
  await t.db
    .insert(profils)
    .values(known)
    .onConflictDoUpdate({ target: profils.users_id, set: known })
  return { id: user.id, ...(await t.signIn(user)) }
}

export const newStaff = async (t: TestApp) => t.signIn(await createUser(t.db, FLAGS.staff))

type Line = Parameters<typeof createResultat>[2]

/** A line of the race, with its passage at half. */
export async function finish(t: TestApp, { epreuves_id }: Race, temps: number, line: Line = {}) {
  const { id } = await createResultat(t.db, epreuves_id, { temps, ...line })
  await createPassages(t.db, id, { 5000: Math.round(temps * 0.45) })
}

/** A line without passages. */
export const arrive = (t: TestApp, { epreuves_id }: Race, { id }: Member, line: Line = {}) =>
  createResultat(t.db, epreuves_id, { users_id: id, preuve: 'code', temps: 4000, ...line })

export const finishAs = (t: TestApp, race: Race, { id }: Member, temps: number, line: Line = {}) =>
  finish(t, race, temps, { users_id: id, preuve: 'code', ...line })

/** An outing of the race, of so many metres at one speed, begun at its gun. */
export const goOut = ({ call }: Member, { jour }: Race, { length = 10_200, speed = 2.5 } = {}) =>
  call('POST /api/activites/create', {
    body: form({ gpx: makeGpxFile({ length, speed, begun: parisInstant(jour, HOUR) }) }),
  })

type Query = { objectif?: string; arrets?: string }

export const readBilan = async ({ call }: SignedIn, race: Race, query: Query = {}) => {
  const params = { id: race.slug, epreuves_id: String(race.epreuves_id) }
  return (await call(BILAN, { params, query })).data
}
