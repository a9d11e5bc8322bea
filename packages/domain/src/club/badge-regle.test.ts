import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatManque, formatRegle } from './badge-mots.ts'
import {
  type BadgeRegle,
  checkRegle,
  evaluateRegle,
  type Filtre,
  findLongestRun,
  getLundi,
  getSemaine,
  isCounted,
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
      expect(formatRegle(badge.regle)).toMatch(/^\d/)
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
    [regle({ cible: 1 }), '1\u00a0sortie'],
    [
      regle({ filtre: { distance_min: 1000, distance_max: 21_100 } }),
      '3\u00a0sorties de 1\u00a0km à 21,1\u00a0km',
    ],
    [regle({ filtre: { distance_min: 900 } }), '3\u00a0sorties d’au moins 900\u00a0m'],
    [regle({ filtre: { distance_max: 1250 } }), '3\u00a0sorties de moins de 1\u202f250\u00a0m'],
    [
      regle({ filtre: { denivele_min: 500, duree_min: 7200 } }),
      '3\u00a0sorties avec au moins 500\u00a0m de dénivelé d’au moins 2h',
    ],
    [regle({ filtre: { heure_debut: 5 } }), '3\u00a0sorties'],
    [regle({ filtre: { heure_fin: 5 } }), '3\u00a0sorties'],
    [regle({ filtre: { mois: [6, 7, 8] } }), '3\u00a0sorties en juin, juillet ou août'],
    [
      regle({ fait: 'epreuve_terminee', filtre: { courses_id: 12 } }),
      '3\u00a0épreuves à cette course',
    ],
    [
      regle({ calcul: 'denivele', cible: 1000 }),
      '1\u202f000\u00a0m de dénivelé au total, en sorties',
    ],
    [regle({ calcul: 'duree', cible: 36_000 }), '10h au total, en sorties'],
    [regle({ calcul: 'departements', cible: 2 }), '2\u00a0départements différents, en sorties'],
    [regle({ fait: 'epreuve_terminee', calcul: 'pays' }), '3\u00a0pays différents, en épreuves'],
  ])('%j is said « %s »', (badgeRegle, words) => expect(formatRegle(badgeRegle)).toBe(words))

  it.each([
    [regle({ calcul: 'pays' }), 'calcul'],
    [regle({ fait: 'ami_invite', filtre: { distance_min: 5 } }), 'distance_min'],
    [regle({ filtre: { genres: ['curling'] } }), 'genres'],
    [regle({ filtre: { heure_debut: 5 } }), 'heure_fin'],
    [regle({ cible: 0 }), 'cible'],
    [regle({ fait: 'licorne' as never }), 'fait'],
    [regle({ cible: 1.5 }), 'cible'],
    [regle({ filtre: { heure_fin: 5 } }), 'heure_fin'],
    [regle({ filtre: { distance_min: 5000, distance_max: 5000 } }), 'distance_max'],
  ])('%j is refused at its field alone: %s', (badgeRegle, field) => {
    expect(Object.keys(checkRegle(badgeRegle))).toEqual([field])
  })

  it.each([
    regle({ cible: 1 }),
    regle({ filtre: { distance_min: 5000 } }),
    regle({ filtre: { distance_max: 5000 } }),
    regle({ filtre: { distance_min: 5000, distance_max: 5001 } }),
    regle({ filtre: { heure_debut: 22, heure_fin: 5 } }),
    regle({ fait: 'ami_invite', filtre: { mois: [1] } }),
  ])('%j can be switched on', (badgeRegle) => expect(checkRegle(badgeRegle)).toEqual({}))

  it('says in words what a fact does not tell', () => {
    expect(checkRegle(regle({ calcul: 'pays', fait: 'ami_invite' })).calcul).toBe(
      '«\u00a0Ami invité qui a rejoint Foulée\u00a0» ne dit rien que l’on puisse compter ainsi (pays différents).',
    )
  })

  it.each<[string, Filtre, Partial<Fait>]>([
    ['as long as the least', { distance_min: 10_000 }, { distance: 10_000 }],
    ['shorter than the most', { distance_max: 10_000 }, { distance: 9999 }],
    ['as high as the least', { denivele_min: 100 }, { denivele: 100 }],
    ['as lasting as the least', { duree_min: 3600 }, { duree: 3600 }],
    ['at the first hour of the day', { heure_debut: 6, heure_fin: 9 }, { heure: 6 }],
    ['before the last hour of the day', { heure_debut: 6, heure_fin: 9 }, { heure: 8 }],
    ['at any hour, from one to itself', { heure_debut: 9, heure_fin: 9 }, { heure: 3 }],
    ['at any hour where only a first is given', { heure_debut: 6 }, { heure: 3 }],
    ['at any hour where only a last is given', { heure_fin: 6 }, { heure: 9 }],
    ['in one of the months', { mois: [1, 5] }, { jour: '2027-05-31' }],
    ['in any month where none is named', { mois: [] }, {}],
    ['of one of the sorts', { genres: ['marche', 'trail'] }, { genre: 'trail' }],
    ['of any sort where none is named', { genres: [] }, { genre: null }],
    ['at that race', { courses_id: 4 }, { courses_id: 4 }],
  ])('counts a fact %s', (_, filtre, known) => {
    expect(isCounted(regle({ filtre }), fait(known))).toBe(true)
  })

  it.each<[string, Filtre, Partial<Fait>]>([
    ['of another kind', {}, { kind: 'epreuve_terminee' }],
    ['shorter than the least', { distance_min: 10_000 }, { distance: 9999 }],
    ['as long as what is too long', { distance_max: 10_000 }, { distance: 10_000 }],
    ['of a length that nobody knows', { distance_max: 10_000 }, { distance: null }],
    ['lower than the least', { denivele_min: 100 }, { denivele: 99 }],
    ['shorter in time than the least', { duree_min: 3600 }, { duree: 3599 }],
    ['before the first hour of the day', { heure_debut: 6, heure_fin: 9 }, { heure: 5 }],
    ['at the hour that ends the range', { heure_debut: 6, heure_fin: 9 }, { heure: 9 }],
    ['in another month', { mois: [1, 12] }, { jour: '2027-05-12' }],
    ['of another sort', { genres: ['trail'] }, { genre: 'marche' }],
    ['of a sort that nobody knows', { genres: ['trail'] }, { genre: null }],
    ['at another race', { courses_id: 4 }, { courses_id: 5 }],
    ['at no race', { courses_id: 4 }, { courses_id: null }],
  ])('does not count a fact %s', (_, filtre, known) => {
    expect(isCounted(regle({ filtre }), fait(known))).toBe(false)
  })

  it.each<[BadgeRegle['calcul'], number]>([
    ['nombre', 4],
    ['distance', 25_000],
    ['denivele', 700],
    ['duree', 9000],
    ['semaines', 2],
    ['departements', 2],
    ['pays', 1],
  ])('with the computation %s makes %d of the same four facts', (calcul, expected) => {
    const facts = [
      fait({ cle: '1', jour: '2027-05-12', distance: 10_000, denivele: 200, duree: 3600 }),
      fait({ cle: '2', jour: '2027-05-19', distance: 15_000, denivele: 500, duree: 5400 }),
      fait({
        cle: '3',
        jour: '2027-06-02',
        distance: null,
        denivele: null,
        duree: null,
        departement: null,
        pays: null,
      }),
      fait({ cle: '4', jour: '2027-06-03', distance: 0, denivele: 0, duree: 0, departement: '73' }),
      fait({ cle: '4', kind: 'epreuve_terminee', jour: '2027-05-26', departement: '05' }),
    ]
    expect(evaluateRegle(regle({ calcul }), facts)).toBe(expected)
  })

  it('says what is missing, and nothing once it is there', () => {
    expect(formatManque(regle(), 1)).toBe('Encore 2\u00a0sorties')
    expect(formatManque(regle(), 3)).toBeNull()
  })

  it('matches an hour range that passes midnight', () => {
    const night = regle({ filtre: { heure_debut: 22, heure_fin: 5 } })
    const hours = [21, 22, 0, 4, 5, null].map((heure, cle) => fait({ heure, cle: String(cle) }))
    expect(evaluateRegle(night, hours)).toBe(3)
  })

  it('does not match a condition on an unknown value', () => {
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

it('the progress of a rule depends neither on the order of facts nor on duplicates', () => {
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

it('a medal is drawn identically for the same badge, with its texts escaped', () => {
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
