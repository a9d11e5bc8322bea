import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Bloc, formatTexteLeger, readTexteLeger, type Trait } from './texte-leger.ts'

const traits = (texte: string): readonly Trait[] => {
  const [bloc] = readTexteLeger(texte)
  return bloc?.type === 'paragraphe' ? (bloc.lignes[0] ?? []) : []
}
const textTrait = (texte: string): Trait => ({ type: 'texte', texte })

describe('marks of a line', () => {
  it.each<[string, readonly Trait[]]>([
    ['Rien de tel', [textTrait('Rien de tel')]],
    [
      'Un **gras** net',
      [textTrait('Un '), { type: 'gras', traits: [textTrait('gras')] }, textTrait(' net')],
    ],
    ['_penché_', [{ type: 'italique', traits: [textTrait('penché')] }]],
    ['`10x400`', [{ type: 'code', texte: '10x400' }]],
    [
      '**a _b_**',
      [{ type: 'gras', traits: [textTrait('a '), { type: 'italique', traits: [textTrait('b')] }] }],
    ],
    ['`**a**`', [{ type: 'code', texte: '**a**' }]],
    ['2 ** 3 ** 4', [textTrait('2 ** 3 ** 4')]],
    ['nom_de_fichier', [textTrait('nom_de_fichier')]],
    ['**pas fermé', [textTrait('**pas fermé')]],
    ['5 * 400 m', [textTrait('5 * 400 m')]],
  ])('reads %s', (texte, expected) => expect(traits(texte)).toEqual(expected))
})

describe('addresses', () => {
  it.each([
    ['Voir https://foulee.fr/courses/a.', 'https://foulee.fr/courses/a'],
    ['(https://foulee.fr/a)', 'https://foulee.fr/a'],
    ['https://fr.wikipedia.org/wiki/Trail_(sport)', 'https://fr.wikipedia.org/wiki/Trail_(sport)'],
    ['« https://foulee.fr/a\u00a0»', 'https://foulee.fr/a'],
    ['https://foulee.fr/a_b_c', 'https://foulee.fr/a_b_c'],
  ])('finds the one of %s', (texte, url) => {
    const found = traits(texte).filter(({ type }) => type === 'lien')
    expect(found).toEqual([{ type: 'lien', texte: url, url }])
  })

  it.each(['javascript:alert(1)', 'data:text/html,a', 'vbscript:a', 'ftp://a.fr', '//a.fr'])(
    'leaves %s alone',
    (texte) => expect(traits(texte)).toEqual([textTrait(texte)]),
  )
})

describe('lists', () => {
  it('reads points and numbers, and the paragraphs around', () => {
    const blocs = readTexteLeger('Demain :\n- eau\n- gel\n\n3. un\n4. deux\nfin')
    expect(blocs.map(({ type }) => type)).toEqual(['paragraphe', 'liste', 'liste', 'paragraphe'])
    expect(blocs[1]).toEqual({
      type: 'liste',
      debut: null,
      points: [[textTrait('eau')], [textTrait('gel')]],
    })
    expect(blocs[2]).toMatchObject({ debut: 3 })
  })

  it('keeps the lines of a paragraph together', () => {
    expect(readTexteLeger('a\nb\n\n\nc')).toEqual([
      { type: 'paragraphe', lignes: [[textTrait('a')], [textTrait('b')]] },
      { type: 'paragraphe', lignes: [[textTrait('c')]] },
    ])
  })
})

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc
    .array(
      fc.constantFrom('*', '**', '_', '`', '\n', '- ', '12. ', 'https://', 'a', ' ', '(', ')', '.'),
      { maxLength: 200 },
    )
    .map((parts) => parts.join('')),
)

const bare = (texte: string) => texte.replace(/[*_`\s•\-\d.)]/gu, '')

const allTraits = (blocs: readonly Bloc[]): Trait[] => {
  const deep = (trait: Trait): Trait[] =>
    ['traits' in trait ? trait.traits : []].flat().flatMap(deep).concat(trait)
  return blocs
    .flatMap((bloc) => (bloc.type === 'liste' ? bloc.points : bloc.lignes))
    .flat()
    .flatMap(deep)
}

it('markup of any text is parsed without an error, and without losing a word', () => {
  fc.assert(
    fc.property(anyText, (texte) => {
      expect(bare(formatTexteLeger(texte))).toBe(bare(texte))
    }),
  )
})

it('only http and https URLs become links', () => {
  fc.assert(
    fc.property(anyText, (texte) => {
      for (const trait of allTraits(readTexteLeger(texte))) {
        if (trait.type === 'lien') expect(trait.url).toMatch(/^https?:\/\//)
      }
    }),
  )
})

it('the longest and worst markup is parsed in linear time', () => {
  const worst = ['**a ', '_a ', '`', 'https://(', '**_', '- ', ')'].map((part) =>
    part.repeat(5_000 / part.length),
  )
  // Quadratic parsing would exceed the test timeout.
  expect(worst.map(readTexteLeger)).toHaveLength(worst.length)
})
