import { rebuildCourseCards, refreshCourseCards } from '@foulee/db/read-models/course-cards'
import { profils } from '@foulee/db/schema'
import {
  createCourse,
  createOrganisateur,
  createUser,
  dayFrom,
  type NewCourse,
  nextName,
} from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectFailure } from '#test/http/expectations.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

const newWord = () => nextName('Mot').split(' ')[1] ?? ''
const race = (mot: string, nom: string, input: NewCourse = {}) =>
  createCourse(t.db, t.clock.now, { nom: `${nom} ${mot}`, ...input })
const on = (days: number): NewCourse => ({
  editions: [{ date_debut: dayFrom(t.clock.now, days) }],
})
const firstWord = ({ nom }: { nom: string }) => nom.split(' ')[0]

async function list(query: Record<string, string | number>, call = t.call): Promise<unknown[]> {
  return (await call('GET /api/courses', { query })).data.map(firstWord)
}

describe('order of the list of races', () => {
  it('next races come first by date, then past ones backwards, then undated ones', async () => {
    const mot = newWord()
    await race(mot, 'Passee', on(-10))
    await race(mot, 'Bientot', on(10))
    await race(mot, 'Jamais', { editions: [] })
    await race(mot, 'Ancienne', on(-400))
    await race(mot, 'Aujourdhui', on(0))
    await race(mot, 'Loin', on(300))
    const expected = ['Aujourdhui', 'Bientot', 'Loin', 'Passee', 'Ancienne', 'Jamais']
    expect(await list({ texte: mot, tri: 'date' })).toEqual(expected)
  })

  it('names ignore case and accents', async () => {
    const mot = newWord()
    for (const nom of ['éa', 'Eb', 'Zoe', 'ec', 'Ça', 'cb']) await race(mot, nom)
    const expected = ['Ça', 'cb', 'éa', 'Eb', 'ec', 'Zoe']
    expect(await list({ texte: mot, tri: 'nom' })).toEqual(expected)
  })

  it('near races come first by distance from a place', async () => {
    const mot = newWord()
    await race(mot, 'Loin', { position: [5.95, 45.2] })
    await race(mot, 'Ici', { position: [5.73, 45.18] })
    await race(mot, 'Pres', { position: [5.72, 45.25] })
    const query = { texte: mot, tri: 'distance', autour: '5.72,45.18,50' }
    expect(await list(query)).toEqual(['Ici', 'Pres', 'Loin'])
  })

  it('an order by distance without a place is refused', async () => {
    const answer = await t.inject({ url: '/api/courses?tri=distance' })
    expect(Object.keys(expectFailure(answer, 'champs_invalides').errors)).toEqual(['tri'])
  })

  it.each(['date', 'nom', 'pertinence', 'distance'])(
    'equal races keep their order by %s from page to page',
    async (tri) => {
      const mot = newWord()
      const ids: number[] = []
      for (let n = 0; n < 7; n++) ids.push((await race(mot, 'Jumelle')).id)
      const query = { texte: mot, tri, nb_page: 3, autour: '5.72,45.18,50' }
      const seen: number[] = []
      for (const page of [1, 2, 3, 4]) {
        const { data, nb } = await t.call('GET /api/courses', { query: { ...query, page } })
        expect(nb).toBe(7)
        seen.push(...data.map(({ id }) => id))
      }
      expect(seen).toEqual(ids)
    },
  )

  it('a page has 20 races by default', async () => {
    const mot = newWord()
    const { id: organisateurs_id } = await createOrganisateur(t.db)
    for (let n = 0; n < 21; n++) await race(mot, 'Vingt', { organisateurs_id })
    expect(await list({ texte: mot })).toHaveLength(20)
    expect(await list({ texte: mot, page: 2 })).toHaveLength(1)
    expect(await list({ texte: mot, nb_page: 100 })).toHaveLength(21)
  })
})

describe('visibility of unpublished races', () => {
  async function cast() {
    const [lea, autre, nora] = [
      await createUser(t.db),
      await createUser(t.db),
      await createUser(t.db, { is_staff: true }),
    ]
    const organisateur = await createOrganisateur(t.db, { membres: [lea.id] })
    return {
      organisateurs_id: organisateur.id,
      lea: await t.signIn(lea),
      autre: await t.signIn(autre),
      nora: await t.signIn(nora),
    }
  }

  it.each([null, 0, 1, 50, 99])(
    'a race (etat %j) is visible to its organiser and staff alone',
    async (etat) => {
      const { organisateurs_id, lea, autre, nora } = await cast()
      const { id, slug } = await race(newWord(), 'Brouillon', { etat, organisateurs_id })
      for (const key of [id, slug]) {
        for (const suffix of ['', '/calendrier.ics']) {
          const url = `/api/courses/${key}${suffix}`
          expectFailure(await t.inject({ url }), 'course_introuvable')
          expectFailure(await t.inject({ url, headers: autre.headers }), 'course_introuvable')
          for (const { headers } of [lea, nora]) {
            const answer = await t.inject({ url, headers })
            expect(answer.statusCode).toBe(200)
            expect(answer.headers['cache-control']).toBe('private, no-store')
          }
          expectFailure(await t.inject({ url }), 'course_introuvable')
        }
      }
    },
  )

  it('my=1 lists the member’s races in every state', async () => {
    const { organisateurs_id, lea, autre } = await cast()
    const mot = newWord()
    for (const [nom, etat] of [
      ['A', 0],
      ['B', 1],
      ['C', 100],
      ['D', -1],
    ] as const) {
      await race(mot, nom, { etat, organisateurs_id })
    }
    await race(mot, 'Autre', { etat: 100 })
    const mine = { my: '1', tri: 'nom' }
    expect(await list({ ...mine, texte: mot }, lea.call)).toEqual(['A', 'B', 'C', 'D'])
    expect(await list(mine, lea.call)).toEqual(['A', 'B', 'C', 'D'])
    expect(await list(mine, autre.call)).toEqual([])
    expect(await list({ texte: mot, tri: 'nom' }, lea.call)).toEqual(['Autre', 'C', 'D'])
  })

  it('my=1 needs a session, on every list', async () => {
    for (const path of ['', '/calendrier.ics']) {
      expectFailure(await t.inject({ url: `/api/courses${path}?my=1` }), 'session_absente')
    }
  })
})

it('a cancelled race is public, with the reason', async () => {
  const mot = newWord()
  const { id } = await race(mot, 'Annulee', { etat: -1, annulation_motif: 'Alerte orange.' })
  const { data } = await t.call('GET /api/courses/{id}', { params: { id } })
  expect(data).toMatchObject({ statut: 'annulee', annulation_motif: 'Alerte orange.' })
  expect(await list({ texte: mot })).toEqual(['Annulee'])
})

describe('dashboard of races', () => {
  /** Before anything else in the database, so that these races are the next ones. */
  const NOW = new Date('2001-01-01T12:00:00Z')
  let days = 0
  const soon = (epreuve: object, input: NewCourse = {}) =>
    createCourse(t.db, NOW, {
      editions: [{ date_debut: dayFrom(NOW, ++days), epreuves: [epreuve] }],
      ...input,
    })

  it('the next races are grouped by distance and kind', async () => {
    const at = async (type: string, distance: number | null) => (await soon({ type, distance })).id
    const semi = [await at('route', 21_000), await at('route', 21_097), await at('route', 21_200)]
    const marathon = [await at('route', 42_000), await at('route', 42_300)]
    const trail = [await at('trail', 41_999)]
    const triathlon = [await at('triathlon', null)]
    await at('route', 20_999)
    await at('route', 42_301)
    await at('trail', 42_001)
    await soon({ type: 'route', distance: 21_097 }, { etat: 0 })
    const { data } = await t.call('POST /api/dashboard/courses')
    const ids = (group: keyof typeof data) => data[group].map(({ id }) => id)
    expect(ids('21k').slice(0, 3)).toEqual(semi)
    expect(ids('42k').slice(0, 2)).toEqual(marathon)
    expect(ids('trailcourt').slice(0, 1)).toEqual(trail)
    expect(ids('triathlon').slice(0, 1)).toEqual(triathlon)
    for (const group of Object.values(data)) expect(group.length).toBeLessThanOrEqual(6)
    await refreshCourseCards(t.db, t.clock.now)
  })

  it('open races come first, near the member’s town', async () => {
    const semi = { type: 'route', distance: 21_097 } as const
    const now = NOW.toISOString()
    const closed = await createCourse(t.db, NOW, {
      editions: [
        {
          date_debut: dayFrom(NOW, ++days),
          url_inscription: 'https://exemple.fr',
          inscription_fermeture: now,
          epreuves: [semi],
        },
      ],
    })
    const cancelled = await soon(semi, { etat: -1 })
    const far = await soon(semi)
    // 40 km from the member's town.
    const near = await soon(semi, { code_postal: '97300', position: [-52.3, 4.95] })
    const member = await createUser(t.db)
    const lea = await t.signIn(member)
    await t.db
      .insert(profils)
      .values({ users_id: member.id, code_postal: '97310' })
      .onConflictDoUpdate({ target: profils.users_id, set: { code_postal: '97310' } })
    const first = async (call: typeof t.call) => {
      const { data } = await call('POST /api/dashboard/courses')
      return data['21k'].map(({ id }) => id)
    }
    const places = (ids: readonly number[]) =>
      [far, near, closed, cancelled].map(({ id }) => ids.indexOf(id))
    const behind = (place: number) => place === -1 || place > 1
    const [farAt, nearAt, closedAt = 0, cancelledAt = 0] = places(await first(t.call))
    expect([farAt, nearAt]).toEqual([0, 1])
    expect([closedAt, cancelledAt].every(behind)).toBe(true)
    expect(places(await first(lea.call)).slice(0, 2)).toEqual([1, 0])
    await refreshCourseCards(t.db, t.clock.now)
  })
})

it('the directory counts future races that take place, by département and month', async () => {
  const count = async () => {
    const { data } = await t.call('GET /api/calendrier')
    const departement = data.departements.find((row) => row.departement === '973')?.nb ?? 0
    const mois = data.mois.find((row) => row.mois === '2031-07')?.nb ?? 0
    return [departement, mois, data.nb, data.nb_annulees]
  }
  const [departement = 0, mois = 0, nb = 0, annulees = 0] = await count()
  const input = { code_postal: '97300', editions: [{ date_debut: '2031-07-14' }] }
  await race(newWord(), 'Une', input)
  await race(newWord(), 'Brouillon', { ...input, etat: 0 })
  await race(newWord(), 'Passee', { ...input, ...on(-20) })
  await race(newWord(), 'Annulee', { ...input, etat: -1 })
  await race(newWord(), 'Cette annee', {
    ...input,
    editions: [{ ...input.editions[0], annulee: true }],
  })
  await race(newWord(), 'Annulee et passee', { etat: -1, ...on(-20) })
  await expect.poll(count).toEqual([departement + 1, mois + 1, nb + 1, annulees + 2])
})

describe('races over time', () => {
  it('a past edition gives way to the next one without any change', async () => {
    const mot = newWord()
    const later = await testApp({ now: t.clock.now })
    const { id } = await race(mot, 'Annuelle', {
      editions: [
        { date_debut: dayFrom(t.clock.now, 1) },
        { date_debut: dayFrom(t.clock.now, 366) },
      ],
    })
    const read = async () => (await later.call('GET /api/courses/{id}', { params: { id } })).data
    const before = await read()
    expect([before.editions_next.length, before.editions_prev.length]).toEqual([2, 0])
    later.clock.advance({ hours: 48 })
    expect(await refreshCourseCards(t.db, later.clock.now)).toBeGreaterThan(0)
    await expect.poll(async () => (await read()).editions_prev.length).toBe(1)
    expect((await read()).edition_defaut_id).toBe(before.editions_next[0]?.id)
    expect(await refreshCourseCards(t.db, later.clock.now)).toBe(0)
    await rebuildCourseCards(t.db, [id], t.clock.now)
    await later.close({ isStaged: true })
  })

  it('registration opens and closes', async () => {
    const day = (days: number) => `${dayFrom(t.clock.now, days)}T10:00:00Z`
    const { id } = await race(newWord(), 'Ouvrante', {
      editions: [
        {
          url_inscription: 'https://exemple.fr',
          inscription_ouverture: day(2),
          inscription_fermeture: day(4),
        },
      ],
    })
    const read = async () => {
      const { data } = await t.call('GET /api/courses/{id}', { params: { id } })
      return data.editions_next[0]?.inscription
    }
    for (const [days, expected] of [
      [1, 'a_venir'],
      [3, 'ouverte'],
      [5, 'close'],
    ] as const) {
      await refreshCourseCards(t.db, new Date(day(days)))
      await expect.poll(read).toBe(expected)
    }
  })
})
