import { Course, CourseCard } from '@foulee/contract/courses'
import { Parcours } from '@foulee/contract/parcours'
import { INSCRIPTIONS } from '@foulee/domain/edition'
import { checkMotDePasse } from '@foulee/domain/mot-de-passe'
import { openTestDatabase } from '@foulee/testing/database'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Connection } from '../connect.ts'
import * as t from '../schema.ts'
import { CAST, DEMO_PASSWORD } from './cast.ts'
import { hasCourses, loadDemo } from './load.ts'
import { DEMO_PARCOURS } from './parcours/list.ts'
import { DEMO_RACES } from './races/index.ts'

const NOW = new Date('2026-03-16T09:00:00Z')
const originals: string[] = []
const services = {
  hashPassword: async (password: string) => `hash of ${password}`,
  keepOriginal: async (bytes: Buffer, name: string) => `${originals.push(String(bytes))} ${name}`,
  getGraine: async (_: unknown, users_id: number) => `graine de ${users_id}`,
}

let connection: Connection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const read = async <T extends pg.QueryResultRow>(query: string) =>
  (await connection.db.$client.query<T>(query)).rows

it('loads nothing when anything fails', async () => {
  const { db } = connection
  const slug = 'paris-marathon-organisation'
  await db.insert(t.organisateurs).values({ nom: 'Déjà là', slug, recherche: 'deja la' })
  await expect(loadDemo(db, NOW, services)).rejects.toThrow()
  expect(await db.$count(t.users)).toBe(0)
  expect(await hasCourses(db)).toBe(false)
  await db.delete(t.organisateurs)
})

it('loads the world once, and leaves a database with races alone', async () => {
  const { db } = connection
  expect(await loadDemo(db, NOW, services)).toBe(true)
  expect(await hasCourses(db)).toBe(true)
  expect(await db.$count(t.courses)).toBe(DEMO_RACES.length)
  expect(await db.$count(t.courseCards)).toBe(DEMO_RACES.length)
  expect(await loadDemo(db, NOW, services)).toBe(false)
  expect(await db.$count(t.courses)).toBe(DEMO_RACES.length)
})

it('gives visitors races whose next edition is to come, in every state of registration', async () => {
  const cards = await read<{ carte: string; fiche: string; inscription: string }>(
    'select carte, fiche, inscription from course_cards where is_visible',
  )
  const over = cards.filter(({ carte }) => CourseCard.parse(JSON.parse(carte)).edition?.is_past)
  expect(cards.length).toBeGreaterThanOrEqual(250)
  expect(over).toEqual([])
  const states = new Set(cards.map(({ inscription }) => inscription))
  for (const state of INSCRIPTIONS) expect(states).toContain(state)
  for (const { fiche } of cards) Course.parse(JSON.parse(fiche))
})

it('gives every member of the cast an account that sign-in accepts, with a whole profile', async () => {
  const members = await read<{ email: string; password_hash: string; sexe: string }>(
    'select email, password_hash, sexe from users join profils on users_id = id order by id',
  )
  expect(members.map(({ email }) => email)).toEqual(CAST.map(({ email }) => email))
  for (const { email, password_hash, sexe } of members) {
    expect(checkMotDePasse(DEMO_PASSWORD, email)).toEqual([])
    expect(password_hash).toBe(`hash of ${DEMO_PASSWORD}`)
    expect(sexe).not.toBeNull()
  }
})

it('makes Léa a member of several organisers, with published races and drafts of her own', async () => {
  const etats = await read<{ etat: number; nb: number }>(`
    select etat, count(*)::int as nb from courses
    join organisateur_membres using (organisateurs_id) join users on users.id = users_id
    where users.email = 'lea@foulee.example' group by etat`)
  const count = new Map(etats.map(({ etat, nb }) => [etat, nb]))
  expect(count.get(100)).toBeGreaterThanOrEqual(3)
  expect(count.get(1)).toBeGreaterThanOrEqual(3)
  expect(count.get(0)).toBeGreaterThanOrEqual(3)
})

it('gives the cast routes that read as the contract says, and a race the route of its épreuve', async () => {
  const cards = await read<{ fiche: string; is_visible: boolean; titre_tri: string }>(
    'select fiche, is_visible, titre_tri from parcours_cards',
  )
  const routes = cards.map(({ fiche }) => Parcours.parse(JSON.parse(fiche)))
  expect(routes.filter(({ etat }) => etat >= 100).length).toBeGreaterThan(DEMO_PARCOURS.length - 3)
  expect(routes.every(({ trace }) => trace)).toBe(true)
  expect(routes.some(({ courses }) => courses.length)).toBe(true)
  expect(originals.length).toBeGreaterThanOrEqual(routes.length)
  expect(originals[0]).toContain('<gpx')
})
