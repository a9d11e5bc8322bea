import { describe, expect, it } from 'vitest'
import { announceChanges, announceDites, type Changement, type Dite } from './annonces.ts'

const change = (quoi: Changement['quoi'], nb = 1): Changement => ({
  quoi,
  nb,
  raison: `Raison ${quoi}.`,
})

describe('changes of a coach', () => {
  it.each([
    ['donnee', 'Sarah vous a donné une séance'],
    ['deplacee', 'Sarah a déplacé une séance'],
    ['retiree', 'Sarah a retiré une séance'],
    ['reecrite', 'Sarah a réécrit une séance'],
    ['reprise', 'Sarah a repris ce qui avait été changé'],
  ] as const)('one that is %s is told whole', (quoi, titre) => {
    const texte = `Raison ${quoi}.`
    expect(announceChanges('Sarah', [change(quoi)])).toEqual({ titre, texte, lignes: [texte] })
  })

  it('many are counted by kind, the sessions named once', () => {
    const many = [change('donnee'), change('donnee'), change('retiree'), change('donnee')]
    expect(announceChanges('Sarah', many)).toMatchObject({
      titre: 'Sarah a changé votre calendrier',
      texte: '3\u00a0séances données, 1 retirée.',
    })
  })

  it('one act on several sessions counts each', () => {
    const { texte } = announceChanges('Sarah', [change('deplacee', 2)])
    expect(texte).toBe('2\u00a0séances déplacées.')
  })

  it('a mail names twelve lines at most', () => {
    const { lignes } = announceChanges('Sarah', Array(30).fill(change('donnee')))
    expect(lignes).toHaveLength(12)
    expect(lignes.at(-1)).toBe('Et 19 autres.')
  })
})

describe('sessions that an athlete spoke of', () => {
  const dite: Dite = { titre: 'Côtes', jour: '2027-05-11', etat: 'fait', rpe: 6, aDesMots: false }

  it.each([
    [{}, 'Léa\u00a0: séance faite', 'faite.'],
    [{ rpe: 9, aDesMots: true }, 'Léa\u00a0: séance faite', 'faite, très dure, avec un mot.'],
    [{ etat: 'manque', rpe: 10 }, 'Léa\u00a0: séance manquée', 'manquée.'],
  ] as const)('%o is told with its day', (more, titre, facts) => {
    const texte = `«\u00a0Côtes\u00a0» du mardi 11 mai 2027\u00a0: ${facts}`
    expect(announceDites('Léa', [{ ...dite, ...more }])).toEqual({ titre, texte, lignes: [texte] })
  })

  it('several are counted, hard ones apart', () => {
    const several: Dite[] = [dite, { ...dite, rpe: 10 }, { ...dite, etat: 'manque' }]
    expect(announceDites('Léa', several)).toMatchObject({
      titre: 'Léa\u00a0: 3 séances',
      texte: '2 faites, 1 manquée, 1 très dure.',
    })
  })
})
