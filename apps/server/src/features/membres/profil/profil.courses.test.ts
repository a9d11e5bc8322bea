import { createCourse, createUser, dayFrom } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

const NOW = new Date('2026-03-16T09:00:00Z')
const HERE = { code_postal: '20169', ville: 'Bonifacio' }
const NEAR: [number, number] = [9.16, 41.39]
const SITE = { url_inscription: 'https://exemple.fr' }
const FAR: [number, number] = [-4.49, 48.39]

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: NOW })
  const at = { ville: 'Bonifacio', code_postal: '20169', position: NEAR }
  const make = (nom: string, epreuve: object, more: object = {}) =>
    createCourse(t.db, NOW, {
      nom,
      ...at,
      types: ['trail'],
      editions: [{ date_debut: dayFrom(NOW, 30), epreuves: [epreuve] }],
      ...more,
    })
  await make('Trail qui convient', { distance: 20_000 })
  await make(
    'Trail plus tard',
    { distance: 21_900 },
    {
      editions: [{ date_debut: dayFrom(NOW, 90), epreuves: [{ distance: 21_900 }] }],
    },
  )
  await make('Trail trop long', { distance: 80_000 })
  await make('Route', { distance: 20_000, type: 'route' }, { types: ['route'] })
  await make(
    'Trop loin',
    { distance: 20_000 },
    { position: FAR, ville: 'Brest', code_postal: '29200' },
  )
  await make('Annulé', { distance: 20_000 }, { etat: -1, annulation_motif: 'Orage' })
  const registration = (more: object) => ({
    editions: [{ date_debut: dayFrom(NOW, 40), epreuves: [{ distance: 20_000 }], ...more }],
  })
  await make(
    'Inscriptions closes',
    {},
    registration({ inscription_fermeture: '2026-03-15T09:00:00Z' }),
  )
  await make('Complet', {}, registration({ ...SITE, places: 100, inscrits: 100 }))
  await make(
    'Liste d’attente',
    {},
    registration({ ...SITE, places: 100, inscrits: 100, liste_attente: true }),
  )
  await make('Brouillon', { distance: 20_000 }, { etat: 0 })
  await make(
    'Passé',
    { distance: 20_000 },
    {
      editions: [{ date_debut: dayFrom(NOW, -30), epreuves: [{ distance: 20_000 }] }],
    },
  )
})
afterAll(() => t.close())

async function suggest(fields: Record<string, string>, page = {}) {
  const { call } = await t.signIn(await createUser(t.db))
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  await call('POST /api/profile/update', { body })
  const { data, nb } = await call('POST /api/profile/courses', { body: page })
  return { names: data.map(({ nom }) => nom), nb }
}

const WISHES = { ...HERE, courses: 'trail', distance_courses: '{"min":15000,"max":21097}' }

describe('suggested races of a profile', () => {
  it('suggestions are published, future, open, near, of the wished kinds and distances', async () => {
    expect(await suggest(WISHES)).toEqual({
      names: ['Trail qui convient', 'Trail plus tard'],
      nb: 2,
    })
  })

  it('suggestions come by pages with their total', async () => {
    const second = await suggest(WISHES, { page: 2, nb_page: 1 })
    expect(second).toEqual({ names: ['Trail plus tard'], nb: 2 })
  })

  it('open wishes do not filter', async () => {
    const { names } = await suggest(HERE)
    expect(names.toSorted()).toEqual([
      'Route',
      'Trail plus tard',
      'Trail qui convient',
      'Trail trop long',
    ])
    expect((await suggest({})).names.length).toBeGreaterThan(0)
  })

  it('towns abroad are unknown', async () => {
    const { nb } = await suggest({ ...WISHES, code_postal: '1000', ville: 'Bruxelles', pays: 'BE' })
    expect(nb).toBeGreaterThanOrEqual(3)
  })
})
