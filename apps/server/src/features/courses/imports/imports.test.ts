import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import * as t from '@foulee/db/schema'
import { shareTestDatabase } from '@foulee/testing/database'
import { nextName } from '@foulee/testing/factories'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { readTable } from '#kernel/imports/read-table.ts'
import { fromBytes } from '#platform/spreadsheets/source.ts'
import { NO_WORKBOOKS } from '#platform/spreadsheets/test-workbooks.ts'
import { importCourses, previewImport } from './imports.commands.ts'
import type { PlanOptions } from './plan.types.ts'
import { readLines } from './read-lines.ts'

const NOW = new Date('2026-03-16T09:00:00Z')
const OPTIONS: PlanOptions = { organisateur: null, publier: false }
const { db } = await shareTestDatabase()

const read = async (csv: string) =>
  readLines(await readTable(fromBytes(Buffer.from(csv)), NO_WORKBOOKS)).lines
const run = async (csv: string, options: Partial<PlanOptions> = {}) =>
  importCourses(db, await read(csv), { ...OPTIONS, ...options, now: NOW })
const findCourses = (nom: string) => db.select().from(t.courses).where(eq(t.courses.nom, nom))
const findEditions = (courses_id: number) =>
  db.select().from(t.editions).where(eq(t.editions.courses_id, courses_id))
const countByStatut = (plan: { reports: { statut: string }[] }) =>
  Object.fromEntries(
    [...Map.groupBy(plan.reports, ({ statut }) => statut)].map(([statut, { length }]) => [
      statut,
      length,
    ]),
  )

const makeCsv = (nom: string) => `event,race,city,cp,date,distance,d+,position,heure
${nom},Le 42,Annecy,74000,2026-05-09,42,2400,"45.9, 6.13",6h
${nom},Le 18,Annecy,74000,2026-05-09,18,900,"45.9, 6.13",9h
${nom},Le 42,Annecy,74000,2025-05-10,42,2400,"45.9, 6.13",6h`

describe('import of races', () => {
  it('an import writes drafts with editions, épreuves, organiser and card', async () => {
    const nom = nextName('Trail')
    await run(makeCsv(nom))
    const [course] = await findCourses(nom)
    expect(course).toMatchObject({ etat: 0, departement: '74', region: '84', types: ['trail'] })
    const editions = await findEditions(course?.id ?? 0)
    expect(editions.map(({ date_debut }) => date_debut).sort()).toEqual([
      '2025-05-10',
      '2026-05-09',
    ])
    const ids = editions.map(({ id }) => id)
    expect(
      await db.select().from(t.epreuves).where(inArray(t.epreuves.editions_id, ids)),
    ).toHaveLength(3)
    const [organisateur] = await db
      .select()
      .from(t.organisateurs)
      .where(eq(t.organisateurs.id, course?.organisateurs_id ?? 0))
    expect(organisateur).toMatchObject({ nom, ville: 'Annecy' })
    const [card] = await db
      .select()
      .from(t.courseCards)
      .where(eq(t.courseCards.courses_id, course?.id ?? 0))
    expect(card).toMatchObject({ is_visible: false, date_debut: '2026-05-09', departement: '74' })
  })

  it('an import publishes on demand, for the named organiser, and is recorded', async () => {
    const [nom, organisateur] = [nextName('Trail'), nextName('Club')]
    await run(makeCsv(nom), { publier: true, organisateur })
    await run(makeCsv(`${nom} bis`), { organisateur: organisateur.toUpperCase() })
    const [course] = await findCourses(nom)
    const [other] = await findCourses(`${nom} bis`)
    expect(course?.etat).toBe(100)
    expect(other?.organisateurs_id).toBe(course?.organisateurs_id)
    const journal = await db
      .select()
      .from(t.courseJournal)
      .where(eq(t.courseJournal.courses_id, course?.id ?? 0))
    expect(journal).toMatchObject([{ de: 0, vers: 100 }])
  })

  it('a second import finds only duplicates', async () => {
    const nom = nextName('Trail')
    expect(countByStatut(await run(makeCsv(nom)))).toEqual({ creee: 2, completee: 1 })
    expect(countByStatut(await run(makeCsv(nom.toUpperCase())))).toEqual({ doublon: 3 })
    expect(await findCourses(nom)).toHaveLength(1)
  })

  it('an edition is added to a known race, and shown on its card', async () => {
    const nom = nextName('Trail')
    await run(makeCsv(nom), { publier: true })
    const plan = await run(`nom,ville,date\n${nom},Annecy,2027-05-08`)
    expect(countByStatut(plan)).toEqual({ completee: 1 })
    const [course] = await findCourses(nom)
    expect(await findEditions(course?.id ?? 0)).toHaveLength(3)
    const [card] = await db
      .select()
      .from(t.courseCards)
      .where(eq(t.courseCards.courses_id, course?.id ?? 0))
    expect(card?.fiche).toContain('2027-05-08')
    expect(course?.updated_at).toContain('2026-03-16')
  })

  it('a dry run writes nothing', async () => {
    const nom = nextName('Trail')
    const plan = await previewImport(db, await read(makeCsv(nom)), OPTIONS)
    expect(countByStatut(plan)).toEqual({ creee: 2, completee: 1 })
    expect(await findCourses(nom)).toEqual([])
  })

  it('a failure halfway leaves nothing behind', async () => {
    const [nom, next] = [nextName('Trail'), nextName('Trail')]
    const lines = await read(`${makeCsv(nom)}\n${next},Le 9,Annecy,74000,2026-05-09,9`)
    const broken = lines.map((line, index) => (index === 3 ? { ...line, distance: -1 } : line))
    await expect(importCourses(db, broken, { ...OPTIONS, now: NOW })).rejects.toThrow()
    expect([...(await findCourses(nom)), ...(await findCourses(next))]).toEqual([])
    const left = await db
      .select()
      .from(t.organisateurs)
      .where(inArray(t.organisateurs.nom, [nom, next]))
    expect(left).toEqual([])
  })

  it('names of SQL and HTML are stored as text', async () => {
    const nom = nextName(`<b>'); drop table courses;--`)
    await run(`nom,ville,date\n"${nom}",Annecy,2026-05-09`)
    const [course] = await findCourses(nom)
    expect(course?.slug).toMatch(/^b-drop-table-courses/)
    await rebuildCourseCards(db, [course?.id ?? 0], NOW)
  })
})
