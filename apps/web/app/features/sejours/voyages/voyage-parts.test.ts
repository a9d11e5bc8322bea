import { expect, it } from 'vitest'
import { aVoyage } from './voyage-example.ts'
import { listVoyageParts } from './voyage-parts.ts'

const ALWAYS = ['presentation', 'departs', 'conditions', 'papiers']
const bare = {
  actualites: [],
  journees: [],
  inclus: [],
  materiel: [],
  photos: [],
  participants_min: null,
  participants_max: null,
}
const photo = (id: number) =>
  ({ id, titre: null, description: null, url: `/photos/${id}` }) as ReturnType<
    typeof aVoyage
  >['photos'][number]

const listIds = (...[given]: Parameters<typeof aVoyage>) =>
  listVoyageParts(aVoyage({ ...bare, ...given })).map(({ id }) => id)

it('the common sections of a stay are listed', () => {
  expect(listIds({})).toEqual(ALWAYS)
})

it.each([
  ['avant', { acces: 'En train jusqu’à Chamonix.' }],
  ['avant', { age_min: 16 }],
  ['compris', { materiel: ['Frontale'] }],
  ['photos', { photos: [photo(1), photo(2)] }],
  ['journees', { journees: aVoyage().journees }],
] as const)('the section « %s » is listed for %j', (id, input) => {
  expect(listIds({ ...input } as Partial<ReturnType<typeof aVoyage>>)).toEqual(
    expect.arrayContaining([...ALWAYS, id]),
  )
  expect(listIds({})).not.toContain(id)
})

it('the section of photos is absent when the only photo is the hero', () => {
  expect(listIds({ photos: [photo(1)] })).toEqual(ALWAYS)
})
