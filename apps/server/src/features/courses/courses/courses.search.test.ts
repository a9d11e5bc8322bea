import { rebuildCourseCards } from '@foulee/db/read-models/course-cards'
import { courses } from '@foulee/db/schema'
import {
  createCourse,
  createOrganisateur,
  type NewCourse,
  nextName,
} from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A word of ten letters or more that only the races of one test have. */
const newWord = () => `zamb${nextName('Mot').split(' ')[1] ?? ''}`
const race = (nom: string, input: NewCourse = {}) =>
  createCourse(t.db, t.clock.now, { nom, ...input })

async function search(texte: string): Promise<string[]> {
  const { data } = await t.call('GET /api/courses', { query: { texte } })
  return data.map(({ nom }) => nom)
}

const edit = (mot: string, at: number, remove: number, add: string) =>
  mot.slice(0, at) + add + mot.slice(at + remove)

describe('matches of a text search', () => {
  it.each<[string, (mot: string) => string]>([
    ['its word', (mot) => mot],
    ['its word in capitals', (mot) => mot.toUpperCase()],
    ['its word with accents', (mot) => mot.replace('a', 'â').replace('i', 'ï')],
    ['the beginning of its word', (mot) => mot.slice(0, -4)],
    ['its plural', (mot) => `${mot}s`],
    ['one letter replaced', (mot) => edit(mot, 2, 1, 'w')],
    ['the first letter replaced', (mot) => edit(mot, 0, 1, 'w')],
    ['one letter too many', (mot) => edit(mot, 3, 0, 'w')],
    ['one letter missing', (mot) => edit(mot, 3, 1, '')],
    ['the first letter missing', (mot) => edit(mot, 0, 1, '')],
    ['two letters swapped', (mot) => edit(mot, 0, 2, 'az')],
    ['two letters swapped further on', (mot) => edit(mot, 2, 2, 'bm')],
    ['a stray apostrophe and a dash', (mot) => `l’${mot} -`],
  ])('a text finds a race by %s', async (_, write) => {
    const mot = newWord()
    await race(`Trail du ${mot}`)
    expect(await search(write(mot))).toEqual([`Trail du ${mot}`])
  })

  it.each([
    ['Montée des Chevaliers', 'montees chevalier'],
    ['Les Foulées Givrées', 'foulee givree'],
    ['L’Écotrail des Sœurs', 'ecotrail soeur'],
    ['Ronde « Été-Hiver »', 'ronde ete hiver'],
    ['Course (pleine) lune & étoiles', 'pleine etoile'],
  ])('French stems, accents and ligatures match: %s by %s', async (nom, texte) => {
    const mot = newWord()
    await race(`${nom} ${mot}`)
    expect(await search(`${texte} ${mot}`)).toEqual([`${nom} ${mot}`])
  })

  it.each<[string, (mot: string) => Promise<NewCourse>]>([
    ['its town', async (mot) => ({ ville: `Saint-${mot}-les-Bains` })],
    ['one of its épreuves', async (mot) => ({ editions: [{ epreuves: [{ nom: `La ${mot}` }] }] })],
    [
      'its organiser',
      async (mot) => ({
        organisateurs_id: (await createOrganisateur(t.db, { nom: `Amis ${mot}` })).id,
      }),
    ],
  ])('a race is found by %s', async (_, input) => {
    const mot = newWord()
    const nom = nextName('Trail')
    await race(nom, await input(mot))
    expect(await search(mot)).toEqual([nom])
  })

  it('a race is found by département and kind, beside its name', async () => {
    const mot = newWord()
    await race(`Ronde ${mot}`, { code_postal: '73000', types: ['relais'] })
    expect(await search(`${mot} savoie relais`)).toHaveLength(1)
    expect(await search(`${mot} morbihan`)).toEqual([])
  })

  it.each([
    ['(', ')'],
    ['(', ''],
    ['', ')'],
    ['Course/', '/Marche'],
    ['St.', '.fr'],
    ['10km_', '+1'],
    ['http://x.fr/', '?a=b'],
    ['«', '»'],
    ['', ' &'],
    ['', ':*'],
    ['!', '!'],
    ["'", "'"],
    ['\\', '\\'],
  ])('a word between %j and %j matches, typo or not', async (before, after) => {
    const mot = newWord()
    const nom = `Trail ${before}${mot}${after}`
    await race(nom)
    expect(await search(mot)).toEqual([nom])
    expect(await search(edit(mot, 3, 1, ''))).toEqual([nom])
    expect(await search(`${before}${mot}${after}`)).toEqual([nom])
  })
})

describe('misses of a text search', () => {
  it('two typos do not match', async () => {
    const mot = newWord()
    await race(`Trail du ${mot}`)
    expect(await search(mot.replace('zam', 'wwm'))).toEqual([])
  })

  it('a race that lacks one of the words does not match', async () => {
    const mot = newWord()
    await race(`Trail ${mot}`)
    expect(await search(`${mot} ${newWord()}`)).toEqual([])
  })

  it('a correct word does not match its neighbours', async () => {
    const mot = newWord()
    await race(`Trail ${mot}`)
    await race(`Trail x${mot}`)
    expect(await search(mot)).toEqual([`Trail ${mot}`])
  })

  it('a draft does not match', async () => {
    const mot = newWord()
    await race(`Trail ${mot}`, { etat: 0 })
    expect(await search(mot)).toEqual([])
  })
})

it('a race with the word in its name comes before one of an organiser so named', async () => {
  const mot = newWord()
  const { id } = await createOrganisateur(t.db, { nom: `Comité ${mot}` })
  const first = nextName('Aube')
  await race(first, { organisateurs_id: id })
  await race(`Zénith ${mot}`)
  expect(await search(mot)).toEqual([`Zénith ${mot}`, first])
})

it('matches by name come first, then by organiser, each by nearest date, page after page', async () => {
  const mot = newWord()
  const { id } = await createOrganisateur(t.db, { nom: `Comité ${mot}` })
  const on = (date_debut: string) => ({ editions: [{ date_debut }] })
  const [soon, later] = [nextName('Aube'), nextName('Brume')]
  await race(later, { organisateurs_id: id, ...on('2026-05-02') })
  await race(soon, { organisateurs_id: id, ...on('2026-04-02') })
  await race(`Tour ${mot}`, on('2026-07-05'))
  await race(`Ronde ${mot}`, on('2026-06-07'))
  const expected = [`Ronde ${mot}`, `Tour ${mot}`, soon, later]
  expect(await search(mot)).toEqual(expected)
  const pages = [1, 2, 3].map((page) =>
    t.call('GET /api/courses', { query: { texte: mot, page, nb_page: 2 } }),
  )
  const found = await Promise.all(pages)
  expect(found.map(({ nb }) => nb)).toEqual([4, 4, 4])
  expect(found.flatMap(({ data }) => data.map(({ nom }) => nom))).toEqual(expected)
})

it('a former name no longer matches', async () => {
  const mot = newWord()
  await race(`Trail ${mot}`)
  const other = newWord()
  const [row] = await t.db
    .update(courses)
    .set({ nom: `Trail ${other}` })
    .where(eq(courses.nom, `Trail ${mot}`))
    .returning()
  await rebuildCourseCards(t.db, [row?.id ?? 0], t.clock.now)
  expect(await search(other)).toEqual([`Trail ${other}`])
  await expect.poll(() => search(mot)).toEqual([])
})

it.each(['', ' ', '!!!', '« »', 'de la', '&'])(
  'an empty text %j leaves the whole list',
  async (texte) => {
    const all = await t.call('GET /api/courses')
    expect((await t.call('GET /api/courses', { query: { texte } })).nb).toBe(all.nb)
  },
)
