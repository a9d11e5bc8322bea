import { describe, expect, it } from 'vitest'
import { listServices } from './pratique.ts'

describe('a practical line of a race', () => {
  it.each([
    ['Au gymnase, jusqu’à 16 h', true],
    ['Passage par la halle', true],
    ['Nonante places', true],
    ['Pas de douches cette année', false],
    ['  aucune', false],
    ['Non', false],
    ['Non, désolés', false],
    ['Sans objet', false],
  ])('« %s » offers its service: %s', (line, offers) => {
    expect(listServices({ douches: line })).toEqual(offers ? ['douches'] : [])
  })

  it('counts where it tells of something on the spot, in the order of the filter', () => {
    const pratique = { toilettes: 'Au départ', acces: 'Par la gare', consigne: 'Au stade' }
    expect(listServices(pratique)).toEqual(['consigne', 'toilettes'])
  })
})
