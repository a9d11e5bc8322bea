import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sayManque, sayRegle } from './badge-mots.ts'
import {
  type BadgeRegle,
  checkRegle,
  evaluateRegle,
  findLongestRun,
  getLundi,
  getSemaine,
} from './badge-regle.ts'
import { BADGES } from './catalogue/catalogue.ts'
import type { Fait } from './fait.ts'
import { drawMedaille, writeMedailleSvg } from './medaille.ts'

const regle = (more: Partial<BadgeRegle> = {}): BadgeRegle => ({
  fait: 'sortie',
  calcul: 'nombre',
  cible: 3,
  filtre: {},
  ...more,
})
const fait = (more: Partial<Fait> = {}): Fait => ({
  kind: 'sortie',
  cle: '1',
  jour: '2027-05-12',
  heure: 8,
  distance: 10_000,
  denivele: 100,
  duree: 3600,
  genre: 'trail',
  departement: '38',
  pays: 'FR',
  courses_id: null,
  ...more,
})

describe('the catalogue', () => {
  it('has at least forty badges, each with an address of its own', () => {
    expect(BADGES.length).toBeGreaterThanOrEqual(40)
    expect(new Set(BADGES.map(({ slug }) => slug)).size).toBe(BADGES.length)
  })

  it.each(BADGES.map((badge) => [badge.slug, badge] as const))(
    '%s asks for what is recorded',
    (_, badge) => {
      expect(checkRegle(badge.regle)).toEqual({})
      expect(sayRegle(badge.regle)).toMatch(/^\d/)
      const { traits } = drawMedaille(badge.medaille, badge.slug)
      for (const { d } of traits) expect(d).not.toMatch(/NaN|undefined/)
    },
  )
})

describe('a rule', () => {
  it.each([
    [regle(), '3\u00a0sorties'],
    [
      regle({ cible: 500_000, calcul: 'distance', filtre: { genres: ['trail'] } }),
      '500\u00a0km au total, en sorties de trail',
    ],
    [
      regle({ cible: 8, calcul: 'semaines' }),
      '8\u00a0semaines d’affilée, chacune avec au moins 1\u00a0sortie',
    ],
    [
      regle({ filtre: { distance_min: 20_000, heure_debut: 22, heure_fin: 5, mois: [12, 1] } }),
      '3\u00a0sorties d’au moins 20\u00a0km entre 22h et 5h en décembre ou janvier',
    ],
  ])('is said in words', (one, words) => expect(sayRegle(one)).toBe(words))

  it.each([
    [regle({ calcul: 'pays' }), 'calcul'],
    [regle({ fait: 'ami_invite', filtre: { distance_min: 5 } }), 'distance_min'],
    [regle({ filtre: { genres: ['curling'] } }), 'genres'],
    [regle({ filtre: { heure_debut: 5 } }), 'heure_fin'],
    [regle({ cible: 0 }), 'cible'],
    [regle({ fait: 'licorne' as never }), 'fait'],
  ])('that refers to nothing is refused at its field', (one, field) => {
    expect(Object.keys(checkRegle(one))).toContain(field)
  })

  it('says what is missing, and nothing once it is there', () => {
    expect(sayManque(regle(), 1)).toBe('Encore 2\u00a0sorties')
    expect(sayManque(regle(), 3)).toBeNull()
  })

  it('passes midnight', () => {
    const night = regle({ filtre: { heure_debut: 22, heure_fin: 5 } })
    const hours = [21, 22, 0, 4, 5, null].map((heure, cle) => fait({ heure, cle: String(cle) }))
    expect(evaluateRegle(night, hours)).toBe(3)
  })

  it('does not know what a fact does not say', () => {
    expect(evaluateRegle(regle({ filtre: { denivele_min: 0 } }), [fait({ denivele: null })])).toBe(
      0,
    )
  })
})

describe('weeks', () => {
  it.each([
    ['1970-01-05', '1970-01-11'],
    ['2024-02-26', '2024-03-03'],
    ['2027-12-27', '2028-01-02'],
  ])('%s to %s are one', (monday, sunday) => {
    expect(getSemaine(monday)).toBe(getSemaine(sunday))
    expect(getLundi(getSemaine(sunday))).toBe(monday)
  })

  it.each([
    [[], 0],
    [[4], 1],
    [[1, 2, 4, 5, 6, 9], 3],
    [[6, 4, 5, 5, 5], 3],
  ])('of %j the longest run is %i', (numbers, length) =>
    expect(findLongestRun(numbers)).toBe(length),
  )
})

const anyFait = fc.record({
  kind: fc.constantFrom('sortie', 'epreuve_terminee'),
  cle: fc.nat(9).map(String),
  jour: fc
    .integer({ min: 20_000, max: 20_200 })
    .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
  heure: fc.option(fc.nat(23)),
  distance: fc.option(fc.nat(50_000)),
  denivele: fc.option(fc.nat(3000)),
  duree: fc.option(fc.nat(20_000)),
  genre: fc.constantFrom('trail', 'course_a_pied', null),
  departement: fc.constantFrom('38', '73', '2A', null),
  pays: fc.constantFrom('FR', 'IT', null),
  courses_id: fc.constant(null),
}) satisfies fc.Arbitrary<Fait>

it('looks neither at the order of facts nor at how often one is told', () => {
  const rules = BADGES.map((badge) => badge.regle)
  fc.assert(
    fc.property(
      fc.uniqueArray(anyFait, { selector: ({ kind, cle }) => `${kind} ${cle}` }).chain((facts) =>
        fc.record({
          facts: fc.constant(facts),
          told: fc.shuffledSubarray([...facts, ...facts], { minLength: facts.length * 2 }),
        }),
      ),
      fc.constantFrom(...rules),
      ({ facts, told }, rule) => evaluateRegle(rule, facts) === evaluateRegle(rule, told),
    ),
  )
})

it('draws the same medal for the same badge, without anything that closes it', () => {
  const medaille = {
    forme: 'ecu',
    teinte: 'ciel',
    icone: 'cime',
    rang: 2,
    texte: '<10 & ">',
  } as const
  const svg = writeMedailleSvg(medaille, 'essai')
  expect(svg).toBe(writeMedailleSvg(medaille, 'essai'))
  expect(svg).not.toContain('<10')
  expect(svg.length).toBeLessThan(8000)
})
