import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  CARNET_VIDE,
  type Carnet,
  GESTES,
  mayOffer,
  recordGeste,
  recordJour,
  recordReponse,
} from './installation.ts'

const carnetWith = (more: Partial<Carnet>): Carnet => ({ ...CARNET_VIDE, jours: 1, ...more })
const offer = (more: Partial<Carnet>, moment: object = {}) =>
  mayOffer({
    carnet: carnetWith(more),
    path: '/home',
    pagesBefore: 1,
    isPossible: true,
    ...moment,
  })

describe('offering to install (produit 14.13)', () => {
  it.each<[boolean, Partial<Carnet>, string]>([
    [false, {}, 'nobody who only looks'],
    [true, { gestes: ['feuille'] }, 'who opened a roadbook'],
    [true, { gestes: ['carte'] }, 'who showed the card'],
    [false, { gestes: ['runlist'] }, 'not for a run list on the first day'],
    [true, { gestes: ['runlist'], jours: 2 }, 'who has a run list and comes back'],
    [false, { gestes: ['carte'], reponse: 'refusee' }, 'never again once refused'],
    [false, { gestes: ['carte'], reponse: 'acceptee' }, 'not what is installed'],
    [false, { gestes: ['carte'], reponse: 'montree' }, 'once'],
  ])('%s: %j, %s', (expected, carnet) => {
    expect(offer(carnet)).toBe(expected)
  })

  it.each([
    [{ pagesBefore: 0 }, false],
    [{ isPossible: false }, false],
    [{ path: '/courses/trail-des-cretes' }, true],
    [{ path: '/courses/trail-des-cretes/epreuves/4' }, false],
    [{ path: '/contribution/courses/3' }, false],
    [{ path: '/connexion' }, false],
    [{ path: '/sejours/tour/reserver/2' }, false],
    [{ path: '/' }, false],
  ])('%j: %s', (moment, expected) => {
    expect(offer({ gestes: ['carte'] }, moment)).toBe(expected)
  })
})

describe('what a device remembers', () => {
  it('counts days, not visits, and never backwards', () => {
    const days = fc.array(fc.integer({ min: 10, max: 28 }).map((day) => `2026-11-${day}`))
    fc.assert(
      fc.property(days, (visits) => {
        const { jours } = visits.reduce(recordJour, CARNET_VIDE)
        expect(jours).toBeLessThanOrEqual(new Set(visits).size)
        const inOrder = visits.toSorted().reduce(recordJour, CARNET_VIDE)
        expect(inOrder.jours).toBe(new Set(visits).size)
      }),
    )
  })

  it('notes a deed once', () => {
    const twice = [...GESTES, ...GESTES].reduce(recordGeste, CARNET_VIDE)
    expect(twice.gestes).toEqual(GESTES)
  })

  it('keeps what was answered, unless it is installed after all', () => {
    const refused = recordReponse(carnetWith({ reponse: 'montree' }), 'refusee')
    expect(refused.reponse).toBe('refusee')
    expect(recordReponse(refused, 'montree').reponse).toBe('refusee')
    expect(recordReponse(refused, 'acceptee').reponse).toBe('acceptee')
  })
})
