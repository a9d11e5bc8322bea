import { beforeAll, describe, expect, it } from 'vitest'
import { createLieux } from './lieux.ts'
import { locateAlentour } from './nearby.ts'

const lieux = createLieux()
beforeAll(() => lieux.find('paris', 1))

const listNames = async (recherche: string) =>
  (await lieux.find(recherche, 10)).map(({ nom, code_postal }) => `${nom} ${code_postal}`)

describe('a search for a place', () => {
  it.each([
    ['grenoble', 'Grenoble 38000'],
    ['GRENOBLE', 'Grenoble 38000'],
    ['  grenoble ', 'Grenoble 38000'],
    ['lyon', 'Lyon 69001'],
    ['lyon 7', 'Lyon 7e Arrondissement 69007'],
    ['69007', 'Lyon 69007'],
    ['38', 'Grenoble 38000'],
    ['38 000', 'Grenoble 38000'],
    ['saint etienne', 'Saint-Étienne 42000'],
    ['st-étienne', 'Saint-Étienne 42000'],
    ['aix les bains', 'Aix-les-Bains 73100'],
    ["l'isle-adam", 'L’Isle-Adam 95290'],
    ['isle adam', 'L’Isle-Adam 95290'],
    ['oeuilly', 'Œuilly 51480'],
    ['chambery', 'Chambéry 73000'],
    ['ajaccio', 'Ajaccio 20000'],
    ['saint denis', 'Saint-Denis 97400'],
    ['97400', 'Saint-Denis 97400'],
  ])('%j first finds %s', async (recherche, first) => {
    expect((await listNames(recherche))[0]).toBe(first)
  })

  it.each([
    [''],
    [' '],
    ['-'],
    ['zzzz'],
    ['00000'],
    ['3'],
    ["'; drop table profils; --"],
    ['<script>'],
    ['\u202e'],
    ['(.*)+$'],
    ['a'.repeat(60)],
  ])('%j finds nothing, without an error', async (recherche) => {
    expect(await listNames(recherche)).toEqual([])
  })

  it.each([
    ['Saint-Véran', 'Saint-Véran 05350'],
    ['saint veran', 'Saint-Véran 05350'],
    ['ST-VERAN', 'Saint-Véran 05350'],
    ['Saint-Vérand', 'Saint-Vérand 38160'],
    ['sainte marie', 'Sainte-Marie 97438'],
    ['ste-marie', 'Sainte-Marie 97438'],
    ['Valence', 'Valence 26000'],
    ['Vienne', 'Vienne 38200'],
    ['Ars', 'Ars 16130'],
    // One letter replaced, missing, added, or two swapped.
    ['grenuble', 'Grenoble 38000'],
    ['chambary', 'Chambéry 73000'],
    ['grenobel', 'Grenoble 38000'],
  ])('%j, which others only begin with, first finds %s', async (recherche, first) => {
    expect((await listNames(recherche))[0]).toBe(first)
  })

  it.each([
    ['saint-véran', ['05', '38', '69']],
    ['saint-denis', ['974', '93']],
    ['valence', ['26', '82', '16']],
  ])('%j tells homonyms apart by their département', async (recherche, departements) => {
    const found = await lieux.find(recherche, 10)
    expect(found.map(({ departement }) => departement)).toEqual(
      expect.arrayContaining(departements),
    )
    expect(found.every(({ departement_nom }) => departement_nom !== '')).toBe(true)
  })

  it('lists all communes of the exact name before those whose name goes on', async () => {
    const found = (await lieux.find('sainte-marie', 50)).map(({ nom }) => nom)
    const last = found.lastIndexOf('Sainte-Marie')
    expect(last).toBeGreaterThan(2)
    expect(new Set(found.slice(0, last + 1))).toEqual(new Set(['Sainte-Marie']))
  })

  it('corrects no letter of a short word', async () => {
    expect(await listNames('script')).toEqual([])
  })

  it('returns ten at most, the largest first', async () => {
    const found = await lieux.find('saint', 10)
    expect(found).toHaveLength(10)
    const sizes = found.map(({ population }) => population)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  })
})

describe('the place of an address', () => {
  it.each([
    [{ code_postal: '38000', ville: 'Grenoble' }, 'Grenoble'],
    [{ code_postal: '38000', ville: '' }, 'Grenoble'],
    [{ code_postal: '38000', ville: 'Une autre' }, 'Grenoble'],
    [{ code_postal: '', ville: 'annecy' }, 'Annecy'],
    [{ code_postal: '38250', ville: 'Villard de Lans' }, 'Villard-de-Lans'],
    [{ code_postal: '1000', ville: 'Bruxelles' }, undefined],
    [{ code_postal: '', ville: '' }, undefined],
  ])('%j is %s', async (address, nom) => {
    expect((await lieux.locate(address))?.nom).toBe(nom)
  })

  it('has a position, near its neighbours when it is a village', async () => {
    const grenoble = await lieux.locate({ code_postal: '38000', ville: 'Grenoble' })
    expect(grenoble?.position).toEqual([expect.closeTo(5.72, 1), expect.closeTo(45.18, 1)])
    const village = await lieux.locate({ code_postal: '38250', ville: 'Corrençon-en-Vercors' })
    expect(village?.position).toEqual([expect.closeTo(5.53, 0), expect.closeTo(45.05, 0)])
  })
})

describe('the nearest commune', () => {
  it.each<[[number, number], string | undefined]>([
    [[5.7245, 45.1885], 'Grenoble'],
    [[6.8694, 45.9237], 'Chamonix-Mont-Blanc'],
    [[55.45, -20.88], 'Saint-Denis'],
    [[-30, 45], undefined],
    [[13.4, 52.5], undefined],
  ])('to %j is %s', async (position, nom) => {
    expect((await lieux.nearest(position))?.nom).toBe(nom)
  })
})

describe('the surroundings of an address', () => {
  const around = (input: { code_postal?: string; ville?: string; pays?: string }) =>
    locateAlentour(lieux, { code_postal: null, ville: null, pays: null, ...input })

  it.each([
    [{ code_postal: '38000', ville: 'Grenoble' }, 'Grenoble', false],
    [{ ville: 'Annecy' }, 'Annecy', false],
    // A CEDEX code belongs to no town.
    [{ code_postal: '38042' }, 'Isère', true],
    [{ code_postal: '20099' }, 'Corse-du-Sud', true],
  ])('of %j are %s', async (input, nom, est_departement) => {
    expect(await around(input)).toMatchObject({ nom, est_departement })
  })

  it('of a département are its centre', async () => {
    const isere = await around({ code_postal: '38042' })
    expect(isere?.position).toEqual([expect.closeTo(5.5, 0), expect.closeTo(45.3, 0)])
  })

  it.each([[{}], [{ code_postal: '99999' }], [{ code_postal: '38000', pays: 'BE' }]])(
    'of %j are unknown',
    async (input) => {
      expect(await around(input)).toBeNull()
    },
  )
})

it('the list of communes is read again after a failure', async () => {
  let attempts = 0
  const flaky = createLieux(async () => {
    attempts++
    if (attempts === 1) throw new Error('The disk is away.')
    return []
  })
  await expect(flaky.find('x', 1)).rejects.toThrow('away')
  expect(await flaky.find('x', 1)).toEqual([])
  expect(attempts).toBe(2)
})
