import { describe, expect, it } from 'vitest'
import { REGIONS } from '../shared/departement.ts'
import { PAYS } from '../shared/pays.ts'
import { findDestination, getDestinationPays, getDestinationRegion } from './destination.ts'

describe('a destination', () => {
  it.each([
    ['italie', { nom: 'Italie', pays: 'IT', region: null }],
    ['auvergne-rhone-alpes', { nom: 'Auvergne-Rhône-Alpes', pays: 'FR', region: '84' }],
    ['france', { nom: 'France', pays: 'FR', region: null }],
  ])('%s', (slug, destination) => {
    expect(findDestination(slug)).toMatchObject({ slug, ...destination })
  })

  it.each(['84', 'atlantide', '', 'IT'])('« %s » is none', (slug) => {
    expect(findDestination(slug)).toBeNull()
  })

  it('is reached by its own address, whichever it is', () => {
    for (const pays of PAYS) {
      const country = getDestinationPays(pays)
      const found = findDestination(country?.slug ?? '')
      // Some French regions have an ISO 3166 country code: the region page wins.
      expect([pays, found?.nom]).toEqual([pays, country?.nom])
    }
    for (const { code, slug } of REGIONS) {
      expect(getDestinationRegion(code)?.slug).toBe(slug)
      expect(findDestination(slug)?.region).toBe(code)
    }
  })

  it('is null for codes that are none', () => {
    expect([getDestinationPays('XX'), getDestinationRegion('999')]).toEqual([null, null])
  })
})
