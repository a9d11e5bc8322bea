import { resultats as lines } from '@foulee/db/schema'
import { createCourse, createOrganisateur, createUser, dayFrom } from '@foulee/testing/factories'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sheet, xlsx } from '#platform/spreadsheets/test-workbooks.ts'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let lea: SignedIn
let organisateurs_id: number
let epreuves_id: number
beforeAll(async () => {
  t = await testApp()
  const user = await createUser(t.db)
  lea = await t.signIn(user)
  organisateurs_id = (await createOrganisateur(t.db, { membres: [user.id] })).id
  epreuves_id = await newEpreuve({})
})
afterAll(() => t.close())

async function newEpreuve(input: object): Promise<number> {
  const epreuve = { type: 'route' as const, distance: 10_000, ...input }
  const course = await createCourse(t.db, t.clock.now, {
    organisateurs_id,
    editions: [{ date_debut: dayFrom(t.clock.now, -2), epreuves: [epreuve] }],
  })
  return findEpreuveOf(t.db, course.id)
}

type FileContent = string | Uint8Array<ArrayBuffer>
const toBody = (content: FileContent, fields: Record<string, string>) =>
  form({ fichier: new File([content], 'resultats.csv'), ...fields })
const attempt = async (
  content: FileContent,
  fields: Record<string, string> = {},
  id = epreuves_id,
) =>
  (
    await lea.call('POST /api/resultats/{epreuves_id}/essai', {
      params: { epreuves_id: id },
      body: toBody(content, fields),
    })
  ).data
const send = (content: FileContent, fields: Record<string, string> = {}, id = epreuves_id) =>
  lea.call('POST /api/resultats/{epreuves_id}/envoi', {
    params: { epreuves_id: id },
    body: toBody(content, fields),
  })
const readPublic = async (id = epreuves_id) => {
  await t.syncChanges()
  const { data } = await t.call('GET /api/resultats/{epreuves_id}', {
    params: { epreuves_id: id },
  })
  return data.map(({ nom }) => nom)
}

const CHILD = 'P.\u00a0A.'
const year = () => t.clock.now.getFullYear() - 11

describe('hiding the names of children', () => {
  const NO_BIRTHS = { colonnes: '{"rang":0,"nom":1,"prenom":2,"temps":4}' }
  const NO_HEAD = { entete: 'false', ...NO_BIRTHS }
  it.each<[string, string, string, Record<string, string>]>([
    ['births left out', 'Naissance', 'AAAA', NO_BIRTHS],
    ['a title that nobody knows', 'Né(e) en l’an', 'AAAA', {}],
    ['births with a day, left out', 'Date de naissance', '12/05/AAAA', NO_BIRTHS],
    ['a birth of two figures', 'Année', 'AA', {}],
    ['ages', 'Âge', '11', {}],
    ['ages in a column with more words', 'Age au jour J', '11 ans', {}],
    ['a code of category', 'Catégorie', 'MI', {}],
    ['a code with its sex', 'Cat.', 'CAF', {}],
    ['a category in words', 'Catégorie', 'Cadette', {}],
    ['a category of the English', 'Category', 'U16', {}],
    ['a category left out', 'Catégorie', 'MIM', NO_BIRTHS],
    ['a category by its ages', 'Catégorie d’âge', '10-11 ans', {}],
    ['births, without a head', 'Naissance', 'AAAA', NO_HEAD],
    ['days of birth, without a head', 'Naissance', '12 mai AAAA', NO_HEAD],
    ['categories, without a head', 'Catégorie', 'CAM', NO_HEAD],
    [
      'births where a category is said to be',
      'X',
      'AAAA',
      { colonnes: '{"rang":0,"nom":1,"prenom":2,"categorie":3,"temps":4}' },
    ],
  ])('the name of a child is hidden: %s', async (_, titre, written, fields) => {
    const cell = written.replace('AAAA', `${year()}`).replace('AA', `${year() % 100}`)
    const head = 'entete' in fields ? '' : `Place;Nom;Prénom;${titre};Temps\n`
    const file = `${head}1;Petit;Alix;${cell};41:12\n`
    for (const told of [fields, { ...fields, majeurs: 'true' }]) {
      const { apercu, ages } = await attempt(file, told)
      expect(apercu.map(({ nom }) => nom)).toEqual([CHILD])
      expect(ages).toMatchObject({ mineurs: 1, inconnus: 0 })
    }
  })

  it('the name of a child is hidden by a hidden column of births in a workbook', async () => {
    const rows = [
      ['Place', 'Nom', 'Prénom', 'Naissance', 'Temps'],
      [1, 'Petit', 'Alix', year(), '0:41:12'],
      [2, 'Morel', 'Léa', 1990, '0:42:12'],
    ]
    const columns = [{}, {}, {}, { hidden: true }, {}]
    const { apercu, colonnes, titres } = await attempt(await xlsx([{ ...sheet(rows), columns }]))
    expect(apercu.map(({ nom }) => nom)).toEqual([CHILD, 'Morel Léa'])
    expect(colonnes.annee).toBeUndefined()
    expect(titres[3]).toEqual({ titre: 'Naissance', exemples: [], est_masquee: true })
  })

  it('the names in a children’s race are hidden, whatever the organiser declares', async () => {
    const id = await newEpreuve({ nom: 'Course des enfants', distance: 1000 })
    const file = 'Place;Nom;Prénom;Temps\n1;Petit;Alix;0:04:12\n'
    const { apercu, ages } = await attempt(file, { majeurs: 'true' }, id)
    expect(apercu.map(({ nom }) => nom)).toEqual([CHILD])
    expect(ages.est_enfants).toBe(true)
  })
})

describe('naming adults', () => {
  it.each([
    ['by their birth, before their category', 'Année;Catégorie', '1990;CA'],
    ['by the year in which they were nineteen', 'Année', 'ADULTE'],
    ['by their age', 'Âge', '34'],
    ['by their category', 'Catégorie', 'M2H'],
    ['by the years of their category', 'Division', '35-39'],
  ])('an adult is named: %s', async (_, titres, cells) => {
    const { apercu, ages } = await attempt(
      `Place;Nom;Prénom;${titres};Temps\n1;Petit;Alix;${cells.replace('ADULTE', `${year() - 8}`)};41:12\n`,
    )
    expect(apercu.map(({ nom }) => nom)).toEqual(['Petit Alix'])
    expect(ages).toMatchObject({ mineurs: 0, inconnus: 0 })
  })
})

describe('runners without a known age', () => {
  const FILE = 'Place;Dossard;Nom;Prénom;Temps\n1;12;Petit;Alix;41:12\n2;7;Morel;Léa;42:12\n'

  it('a runner without an age has initials, and the sender reads the name', async () => {
    const { apercu, ages } = await attempt(FILE)
    expect(apercu.map(({ nom, nom_lu }) => [nom, nom_lu])).toEqual([
      [CHILD, 'Petit Alix'],
      ['M.\u00a0L.', 'Morel Léa'],
    ])
    expect(ages).toEqual({ mineurs: 0, inconnus: 2, est_enfants: false })
  })

  it('a runner without an age but with a code is named by the same rules, from file to file', async () => {
    const id = await newEpreuve({})
    const withCodes = FILE.replace('Temps', 'Temps;Code coureur')
      .replace('41:12', '41:12;AAAA-BBBB-CC')
      .replace('42:12', '42:12;DDDD-EEEE-FF')
    await send(withCodes, {}, id)
    await send(withCodes, { majeurs: 'true' }, id)
    expect(await readPublic(id)).toEqual(['Petit Alix', 'Morel Léa'])
  })

  it('a runner without an age is named once the organiser declares adults, also after a first file', async () => {
    await send(FILE)
    expect(await readPublic()).toEqual([CHILD, 'M.\u00a0L.'])
    await send(FILE, { majeurs: 'true' })
    expect(await readPublic()).toEqual(['Petit Alix', 'Morel Léa'])
  })

  it('a runner who asked for initials meanwhile keeps them', async () => {
    await send(FILE)
    const [row] = await t.db.select().from(lines).where(eq(lines.epreuves_id, epreuves_id))
    const id = row?.id ?? 0
    await lea.call('POST /api/resultats/{id}/discretion', {
      params: { id },
      body: { geste: 'initiales' },
    })
    await send(FILE, { majeurs: 'true' })
    const expected = row?.nom === 'Petit' ? [CHILD, 'Morel Léa'] : ['Petit Alix', 'M.\u00a0L.']
    expect(await readPublic()).toEqual(expected)
  })

  it('the declaration of adults stands from file to file, until a file shows a child', async () => {
    const id = await newEpreuve({})
    await send(FILE, {}, id)
    const [alix] = await t.db
      .select()
      .from(lines)
      .where(and(eq(lines.epreuves_id, id), eq(lines.nom, 'Petit')))
    await lea.call('POST /api/resultats/{id}/discretion', {
      params: { id: alix?.id ?? 0 },
      body: { geste: 'nom_complet' },
    })
    await send(FILE, {}, id)
    await send(FILE.replace('41:12', '40:12'), {}, id)
    expect(await readPublic(id)).toEqual(['Petit Alix', 'M.\u00a0L.'])
    const told = FILE.replace('Temps', 'Temps;Catégorie').replace('41:12', '41:12;MI')
    await send(told, {}, id)
    expect(await readPublic(id)).toEqual([CHILD, 'M.\u00a0L.'])
    await send(FILE, {}, id)
    expect(await readPublic(id)).toEqual([CHILD, 'M.\u00a0L.'])
  })

  it('initials due to age do not become requested ones through the export', async () => {
    const id = await newEpreuve({})
    await send(FILE, {}, id)
    const { blob } = await lea.call('GET /api/resultats/{epreuves_id}/export', {
      params: { epreuves_id: id },
    })
    await send(await blob.text(), { majeurs: 'true' }, id)
    expect(await readPublic(id)).toEqual(['Petit Alix', 'Morel Léa'])
  })

  it.each([
    ['takes adults alone', { age_min: 18 }],
    ['is longer than juniors may run', { distance: 42_195 }],
  ])('a runner without an age is named where the race %s', async (_, input) => {
    const id = await newEpreuve(input)
    const file = FILE.replaceAll(/4(\d):12/g, '3:4$1:12')
    const { apercu, ages } = await attempt(file, {}, id)
    expect([apercu[0]?.nom, ages.inconnus]).toEqual(['Petit Alix', 0])
  })
})
