import { describe, expect, it } from 'vitest'
import { getCompletude, type VoyageToComplete } from './voyage-completude.ts'

const WHOLE: VoyageToComplete = {
  titre: 'Tour du lac',
  description: 'Quatre jours.',
  lieu: 'Annecy',
  pays: 'IT',
  position: [6.1, 45.9],
  duree_jours: 4,
  niveau: 'confirme',
  sports: ['trail'],
  journees: [{ distance: 12_000, hebergement: 'Refuge', epreuve: { est_annulee: false } }],
  inclus: [{ inclus: true }],
  bareme: [{ jours: 30, part: 100 }],
  reglement: 'Par virement.',
  nb_departs: 1,
  agence: {
    immatriculation: 'IM073110023',
    garant: 'APST',
    assureur: 'MAIF',
    ...{ garant_adresse: '15 avenue Carnot, Paris', assureur_adresse: 'Niort' },
  },
  acces: 'En train.',
  assurance: 'À prendre.',
  formalites: 'Une carte d’identité.',
  participants_min: 4,
  participants_max: 12,
  materiel: ['Frontale'],
  photos: [{}],
}
const advice = (voyageToComplete: Partial<VoyageToComplete>) =>
  getCompletude({ ...WHOLE, ...voyageToComplete }, []).conseils.map(({ champ }) => champ)

describe('how far a stay is from complete', () => {
  it('is all of it when nothing is missing', () => {
    expect(getCompletude(WHOLE, [])).toEqual({ part: 1, conseils: [] })
  })

  it('falls with what is missing, down to nothing', () => {
    const less = getCompletude({ ...WHOLE, photos: [], titre: '' }, []).part
    expect(less).toBeLessThan(1)
    expect(less).toBeGreaterThan(0.8)
  })

  it.each<[string, Partial<VoyageToComplete>, string[]]>([
    ['no photo', { photos: [] }, ['photos']],
    ['papers for another country', { formalites: null }, ['formalites']],
    ['no papers for France', { formalites: null, pays: 'FR' }, []],
    ['how many come', { participants_max: null }, ['participants']],
    [
      'a day without a bed or a figure',
      { journees: [{ distance: null, hebergement: null, epreuve: null }] },
      ['journees', 'journees'],
    ],
    [
      'a race that does not take place',
      { journees: [{ distance: 1, hebergement: 'Gîte', epreuve: { est_annulee: true } }] },
      ['journees'],
    ],
  ])('advises: %s', (_, input, champs) => {
    expect(advice(input)).toEqual(champs)
  })

  it('says which route or race nobody sees any more', () => {
    const { conseils, part } = getCompletude(WHOLE, [
      { jour: 2, quoi: 'parcours' },
      { jour: 3, quoi: 'epreuve' },
    ])
    expect(part).toBe(1)
    expect(conseils.map(({ message }) => message)).toEqual([
      'Le parcours du jour\u00a02 n’est pas visible de tous\u00a0: rien n’en est montré.',
      'L’épreuve du jour\u00a03 n’est pas visible de tous\u00a0: rien n’en est montré.',
    ])
  })
})
