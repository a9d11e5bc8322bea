import { describe, expect, it } from 'vitest'
import { AUCUNE, addFiles, checkFile } from './pieces-jointes.ts'

const file = (name: string, type = 'image/jpeg', content = 'x') =>
  new File([content], name, { type })

describe('files of a message', () => {
  it.each([
    ['photo.jpg', 'image/jpeg', 'x', null],
    ['photo.heic', '', 'x', null],
    ['boucle.GPX', 'application/gpx+xml', 'x', null],
    ['vide.jpg', 'image/jpeg', '', '«\u00a0vide.jpg\u00a0» est vide.'],
    [
      'plan.pdf',
      'application/pdf',
      'x',
      '«\u00a0plan.pdf\u00a0» n’est ni une image ni un fichier GPX.',
    ],
  ])('the file %s is accepted or refused with its reason', (name, type, content, why) =>
    expect(checkFile(file(name, type, content))).toBe(why),
  )

  it('photos and tracks are told apart, and ten files are accepted at most', () => {
    const many = Array.from({ length: 12 }, (_, nth) => file(`${nth}.jpg`))
    const { jointes, refus } = addFiles(AUCUNE, [file('a.gpx', ''), ...many])
    expect([jointes.photos.length, jointes.traces.length]).toEqual([9, 1])
    expect(refus).toBe('10\u00a0pièces jointes au plus.')
    expect(addFiles(jointes, [file('b.jpg')]).jointes).toEqual(jointes)
  })
})
