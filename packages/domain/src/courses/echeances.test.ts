import { describe, expect, it } from 'vitest'
import { DEMARCHES, findNextDeadline, getDemarcheEtat, listDemarches } from './echeances.ts'

const EDITION = { date_debut: '2027-06-06', inscription_ouverture: null, etendue: null }
const dateOf = (cle: string, input: Partial<Parameters<typeof listDemarches>[0]> = {}) =>
  listDemarches({ ...EDITION, ...input }).find((demarche) => demarche.cle === cle)?.date

describe('listDemarches', () => {
  it('has each line once, the first to do first', () => {
    const list = listDemarches(EDITION)
    expect(list.map(({ cle }) => cle).toSorted()).toEqual([...DEMARCHES].toSorted())
    const dates = list.map(({ date }) => date)
    expect(dates).toEqual(dates.toSorted())
  })

  it.each([
    ['plusieurs', '2027-03-06', '2027-02-06'],
    ['departement', '2027-04-06', '2027-03-06'],
    ['commune', '2027-04-06', '2027-03-06'],
    [null, '2027-03-06', '2027-02-06'],
  ] as const)('counts back from the day: %s', (etendue, declaration, avis) => {
    expect(dateOf('declaration', { etendue })).toBe(declaration)
    expect(dateOf('avis', { etendue })).toBe(avis)
  })

  it('says which days are the law’s: it gives none to ask for the opinion', () => {
    const legal = listDemarches(EDITION).filter(({ nature }) => nature === 'legale')
    expect(legal.map(({ cle }) => cle)).toEqual(['declaration', 'assurance'])
  })

  it('ends in a shorter month', () => {
    const input = { date_debut: '2027-05-31', etendue: 'plusieurs' } as const
    expect(dateOf('declaration', input)).toBe('2027-02-28')
  })

  it('leaves six whole days between the certificate and the race', () => {
    expect(dateOf('assurance')).toBe('2027-05-30')
  })

  it('announces health proofs before registration opens', () => {
    expect(dateOf('pps', { inscription_ouverture: '2026-12-01' })).toBe('2026-12-01')
  })
})

describe('getDemarcheEtat', () => {
  it.each([
    ['done late', '2027-01-01', true, 'faite'],
    ['yesterday', '2027-03-09', false, 'en_retard'],
    ['today', '2027-03-10', false, 'proche'],
    ['in thirty days', '2027-04-09', false, 'proche'],
    ['later', '2027-04-10', false, 'a_venir'],
  ])('%s', (_label, date, isDone, expected) => {
    expect(getDemarcheEtat({ date, isDone }, '2027-03-10')).toBe(expected)
  })
})

describe('findNextDeadline', () => {
  it.each([
    [[], '2027-02-06'],
    [['calorg', 'avis'], '2027-03-06'],
    [[...DEMARCHES], undefined],
  ])('after %s', (done, expected) => {
    expect(findNextDeadline(EDITION, done)?.date).toBe(expected)
  })
})
