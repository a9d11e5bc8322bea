import { shareTestDatabase } from '@foulee/testing/database'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../connect.ts'
import { rebuildCourseCards } from '../read-models/course-cards.ts'
import { generateRaces } from './generate.ts'
import { inventRace } from './invent-race.ts'
import { createRandom } from './random.ts'

const NOW = new Date('2026-03-16T09:00:00Z')
const SEED = 4177
const MINE = `join courses c on c.id = courses_id join organisateurs o on o.id = c.organisateurs_id
  where o.slug like 'club-${SEED}-%'`

describe('a database filled for measuring', () => {
  let connection: Connection
  const read = async (query: string) => (await connection.db.$client.query(query)).rows
  const readCards = () => read(`select k.* from course_cards k ${MINE} order by k.courses_id`)

  beforeAll(async () => {
    connection = await shareTestDatabase()
    await generateRaces(connection.db, { races: 100, seed: SEED, now: NOW })
  })

  it('has three editions a race, and some ten épreuves', async () => {
    const [count] = await read(`
      select count(distinct c.id)::int as races, count(distinct e.id)::int as editions,
        count(distinct c.slug)::int as slugs, count(p.id)::int as epreuves
      from editions e join epreuves p on p.editions_id = e.id ${MINE}`)
    expect(count).toMatchObject({ races: 100, editions: 300, slugs: 100 })
    expect(count?.epreuves).toBeGreaterThan(850)
    expect(count?.epreuves).toBeLessThan(1150)
  })

  it('has the read model that the product would have written', async () => {
    const cards = await readCards()
    expect(cards).toHaveLength(100)
    await rebuildCourseCards(
      connection.db,
      cards.map(({ courses_id }) => courses_id),
      NOW,
    )
    expect(await readCards()).toEqual(cards)
  })
})

it('generated races are equal for the same seed, and differ for another', () => {
  const invent = (key: string) => inventRace(createRandom(key), 'Club')
  expect(invent('1-7')).toEqual(invent('1-7'))
  expect(invent('1-7')).not.toEqual(invent('1-8'))
})
