import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Morceau } from './page-corps.ts'
import { filterChiffres, readPorte } from './porte.ts'
import { PORTE_AGENCES } from './portes/agences.ts'
import { PORTE_CLUB_ET_COACH } from './portes/club-et-coach.ts'
import { PORTE_CONTRIBUTEUR } from './portes/contributeur.ts'
import { LANCEMENT } from './portes/lancement.ts'
import { PORTE_ORGANISATEUR } from './portes/organisateur.ts'

const texte = (html: string): Morceau => ({ type: 'texte', html })

describe('what a landing says, read from a plain text', () => {
  it('has a promise, a line, the name of its action, and parts', () => {
    const porte = readPorte({
      titre: 'Courez',
      morceaux: [
        texte('<p>Tous les jours &amp; partout.</p><p>Vraiment.</p>'),
        { type: 'bouton', label: 'J’y vais', adresse: '/inscription' },
        texte('<h2>Comment</h2><p>Ainsi.</p><h3>Un</h3><p>pas</p><h3>Deux</h3><p>pas</p>'),
        { type: 'bouton', label: 'Un autre', adresse: '/' },
        texte('<h2>Questions</h2><h3>Où\u00a0?</h3><p>Ici.</p>'),
      ],
    })
    expect(porte).toEqual({
      promesse: 'Courez',
      accroche: 'Tous les jours & partout. Vraiment.',
      action: 'J’y vais',
      parties: [
        {
          titre: 'Comment',
          html: '<p>Ainsi.</p>',
          elements: [
            { titre: 'Un', html: '<p>pas</p>' },
            { titre: 'Deux', html: '<p>pas</p>' },
          ],
          estQuestions: false,
        },
        {
          titre: 'Questions',
          html: '',
          elements: [{ titre: 'Où\u00a0?', html: '<p>Ici.</p>' }],
          estQuestions: true,
        },
      ],
    })
  })

  it('of an empty text is the promise alone', () => {
    expect(readPorte({ titre: 'Rien', morceaux: [] })).toEqual({
      promesse: 'Rien',
      accroche: '',
      action: null,
      parties: [],
    })
  })

  it('loses no word of what the staff wrote, whatever the order of its headings', () => {
    const piece = fc.record({ tag: fc.constantFrom('p', 'h2', 'h3'), n: fc.nat(999) })
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const html = pieces.map(({ tag, n }) => `<${tag}>mot${n}fin</${tag}>`).join('')
        const { accroche, parties } = readPorte({ titre: '', morceaux: [texte(html)] })
        const said = accroche + JSON.stringify(parties)
        for (const { n } of pieces) expect(said).toContain(`mot${n}fin`)
      }),
    )
  })

  it.each([LANCEMENT, PORTE_ORGANISATEUR, PORTE_AGENCES, PORTE_CLUB_ET_COACH, PORTE_CONTRIBUTEUR])(
    '$cle is whole in the code',
    (premiere) => {
      const { promesse, accroche, action, parties } = readPorte(premiere)
      expect([promesse, accroche, action].every(Boolean)).toBe(true)
      expect(accroche.length).toBeLessThanOrEqual(200)
      expect(parties.at(0)?.elements).toHaveLength(3)
      expect(parties.filter(({ estQuestions }) => estQuestions)).toHaveLength(1)
      expect(parties.at(-1)?.estQuestions).toBe(true)
    },
  )
})

it('a figure that is too small to say anything stays unsaid', () => {
  const [few, many] = [
    { nb: 4, nom: 'séjours', seuil: 5 },
    { nb: 5, nom: 'plans', seuil: 5 },
  ]
  expect(filterChiffres([few, many])).toEqual([many])
})
