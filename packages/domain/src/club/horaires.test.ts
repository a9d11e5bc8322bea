import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/calendrier.ts'
import {
  findFaute,
  formatEtat,
  formatSemaine,
  getEtat,
  getJour,
  groupSemaine,
  type Horaires,
  isOpenAt,
  type Lieu,
  listOuvertures,
  type Plage,
} from './horaires.ts'
import { toOpeningHours } from './horaires-json-ld.ts'

const PARIS: Lieu = { fuseau: 'Europe/Paris', pays: 'FR', departement: '38' }
const day = (debut: string, fin: string): Plage[] => [{ debut, fin }]
const DIX_DIXNEUF = day('10:00', '19:00')

const week = (horaires: Partial<Horaires> = {}): Horaires => ({
  semaine: [[], DIX_DIXNEUF, DIX_DIXNEUF, DIX_DIXNEUF, DIX_DIXNEUF, DIX_DIXNEUF, []],
  exceptions: [],
  feries: 'ferme',
  ...horaires,
})

const at = (text: string) => Date.parse(text)
const readEtat = (horaires: Horaires, now: number, lieu = PARIS) =>
  formatEtat(getEtat(horaires, lieu, now), lieu, now).replaceAll('\u00a0', ' ')

const quarters = (nb: number): Plage[] =>
  Array.from({ length: nb }, (_, at) => ({ debut: `1${at}:00`, fin: `1${at}:15` }))
const exceptions = (nb: number) =>
  Array.from({ length: nb }, (_, at) => ({ jour: addDays('2027-01-01', at), plages: [] }))

describe('findFaute', () => {
  const monday = (...plages: Plage[]) => week({ semaine: [plages, [], [], [], [], [], []] })

  it.each<[string, Horaires, string | null]>([
    ['a plain week', week(), null],
    ['a night', monday({ debut: '20:00', fin: '02:00' }), null],
    [
      'equal ends',
      monday({ debut: '10:00', fin: '10:00' }),
      'Lundi : 10h ne peut pas être à la fois le début et la fin.',
    ],
    [
      'an overlap',
      monday({ debut: '10:00', fin: '14:00' }, { debut: '13:30', fin: '19:00' }),
      'Lundi : 10h–14h et 13h30–19h se chevauchent.',
    ],
    [
      'a night over the next morning',
      week({ semaine: [[], [], [], [], day('20:00', '09:00'), day('08:00', '12:00'), []] }),
      'Vendredi : 20h–9h déborde sur 8h–12h de samedi.',
    ],
    [
      'Sunday night over Monday',
      week({ semaine: [day('00:30', '12:00'), [], [], [], [], [], day('20:00', '02:00')] }),
      'Dimanche : 20h–2h déborde sur minuit–12h de lundi.'.replace('minuit', '0h30'),
    ],
    [
      'a day twice',
      week({
        exceptions: [
          { jour: '2027-12-24', plages: [] },
          { jour: '2027-12-24', plages: [] },
        ],
      }),
      'Le 24 décembre est indiqué deux fois.',
    ],
    ['six days', week({ semaine: Array(6).fill([]) }), 'Indiquez les sept jours de la semaine.'],
    ['as many openings as a day may have', monday(...quarters(4)), null],
    ['one opening too many', monday(...quarters(5)), 'Lundi : pas plus de 4 plages par jour.'],
    [
      'an opening that begins at no hour',
      monday({ debut: '24:00', fin: '10:00' }),
      'Lundi : indiquez des heures comme 10:00 et 19:00.',
    ],
    [
      'an opening that ends at no hour',
      monday({ debut: '10:00', fin: '10:60' }),
      'Lundi : indiquez des heures comme 10:00 et 19:00.',
    ],
    [
      'an hour inside other words',
      monday({ debut: 'à 10:00', fin: '19:00 pile' }),
      'Lundi : indiquez des heures comme 10:00 et 19:00.',
    ],
    [
      'openings that touch',
      monday({ debut: '14:00', fin: '19:00' }, ...day('10:00', '14:00')),
      null,
    ],
    [
      'an overlap, whichever is given first',
      monday({ debut: '13:30', fin: '19:00' }, { debut: '10:00', fin: '14:00' }),
      'Lundi : 10h–14h et 13h30–19h se chevauchent.',
    ],
    [
      'a night that ends when the next day begins',
      week({ semaine: [[], [], [], [], day('20:00', '08:00'), day('08:00', '12:00'), []] }),
      null,
    ],
    ['as many exceptions as there may be', week({ exceptions: exceptions(60) }), null],
    [
      'one exception too many',
      week({ exceptions: exceptions(61) }),
      'Pas plus de 60 jours d’exception.',
    ],
    [
      'an exception of no day',
      week({ exceptions: [{ jour: '2027-02-30', plages: [] }] }),
      'Indiquez le jour de chaque exception.',
    ],
    [
      'an exception that is wrong in itself',
      week({ exceptions: [{ jour: '2027-02-01', plages: day('10:00', '10:00') }] }),
      'Le 1er février : 10h ne peut pas être à la fois le début et la fin.',
    ],
    [
      'an exception on a day that only ends in 1',
      week({ exceptions: [{ jour: '2027-02-21', plages: day('10:00', '10:00') }] }),
      'Le 21 février : 10h ne peut pas être à la fois le début et la fin.',
    ],
  ])('%s', (_, horaires, faute) => {
    expect(findFaute(horaires)?.replaceAll('\u00a0', ' ') ?? null).toBe(faute)
  })
})

describe('the text of opening hours', () => {
  it.each([
    // Tuesday 8 June 2027.
    ['2027-06-08T12:00:00+02:00', 'Ouvert jusqu’à 19h'],
    ['2027-06-08T19:00:00+02:00', 'Fermé, ouvre demain à 10h'],
    ['2027-06-08T09:59:00+02:00', 'Fermé, ouvre à 10h'],
    ['2027-06-05T20:00:00+02:00', 'Fermé, ouvre mardi à 10h'],
    ['2027-07-13T20:00:00+02:00', 'Fermé, ouvre jeudi à 10h'],
    ['2027-06-08T10:00:00+02:00', 'Ouvert jusqu’à 19h'],
  ])('%s: %s', (now, said) => expect(readEtat(week(), at(now))).toBe(said))

  it('closes tonight when it closes after midnight', () => {
    const night = week({ semaine: Array.from({ length: 7 }, () => day('18:00', '01:00')) })
    expect(readEtat(night, at('2027-06-08T23:00:00+02:00'))).toBe('Ouvert jusqu’à 1h')
    expect(readEtat(night, at('2027-06-08T00:30:00+02:00'))).toBe('Ouvert jusqu’à 1h')
  })

  const only = (index: number, ...plages: Plage[]) =>
    week({ semaine: Array.from({ length: 7 }, (_, at) => (at === index ? plages : [])) })

  it.each<[string, Horaires, string, string]>([
    [
      'until tomorrow morning',
      only(1, { debut: '20:00', fin: '06:00' }),
      '2027-06-08T23:00:00+02:00',
      'Ouvert jusqu’à 6h demain',
    ],
    [
      'until midnight, by its name',
      only(1, { debut: '20:00', fin: '00:00' }),
      '2027-06-08T23:00:00+02:00',
      'Ouvert jusqu’à minuit',
    ],
    [
      'from midnight on',
      only(2, { debut: '00:00', fin: '04:00' }),
      '2027-06-08T23:00:00+02:00',
      'Fermé, ouvre demain à minuit',
    ],
    [
      'six days ahead by the name of the day',
      only(0, { debut: '10:00', fin: '12:00' }),
      '2027-06-08T12:00:00+02:00',
      'Fermé, ouvre lundi à 10h',
    ],
    [
      'a week ahead by its date',
      only(1, { debut: '10:00', fin: '12:00' }),
      '2027-06-08T12:00:00+02:00',
      'Fermé, ouvre le 15 juin à 10h',
    ],
    [
      'in the second of two openings',
      only(1, { debut: '14:00', fin: '19:00' }, { debut: '10:00', fin: '12:00' }),
      '2027-06-08T12:00:00+02:00',
      'Fermé, ouvre à 14h',
    ],
    [
      'over days that touch',
      week({ semaine: [day('08:00', '00:00'), day('00:00', '05:00'), [], [], [], [], []] }),
      '2027-06-07T12:00:00+02:00',
      'Ouvert jusqu’à 5h',
    ],
  ])('is said %s', (_, horaires, now, said) => expect(readEtat(horaires, at(now))).toBe(said))

  it('tells the end of an opening of days, however long, while it is in sight', () => {
    const open = (jours: number): Horaires => ({
      semaine: Array.from({ length: 7 }, () => []),
      exceptions: Array.from({ length: jours }, (_, index) => ({
        jour: addDays('2027-06-08', index),
        plages: day('00:00', '00:00'),
      })),
      feries: 'ferme',
    })
    const all = (jours: number) => {
      const halves = [...day('00:00', '12:00'), ...day('12:00', '00:00')]
      const { exceptions, ...rest } = open(jours)
      return {
        ...rest,
        exceptions: exceptions.map((exception) => ({ ...exception, plages: halves })),
      }
    }
    const now = at('2027-06-08T00:00:00+02:00')
    expect(readEtat(all(12), now)).toBe('Ouvert jusqu’à minuit le 20 juin')
    expect(readEtat(all(13), now)).toBe('Ouvert sans interruption')
  })

  it('says nothing of a day when it never opens again', () => {
    const closed = week({ semaine: Array.from({ length: 7 }, () => []) })
    expect(readEtat(closed, at('2027-06-08T12:00:00Z'))).toBe('Fermé')
  })

  it('never closes when its days touch', () => {
    const halves = [
      { debut: '00:00', fin: '12:00' },
      { debut: '12:00', fin: '00:00' },
    ]
    const always = week({
      semaine: Array.from({ length: 7 }, () => halves),
      feries: 'comme_la_semaine',
    })
    expect(findFaute(always)).toBeNull()
    expect(readEtat(always, at('2027-06-08T12:00:00Z'))).toBe('Ouvert sans interruption')
  })

  it('merges days that follow each other', () => {
    expect(formatSemaine(week()).replaceAll('\u00a0', ' ')).toBe('du mardi au samedi 10h–19h')
    const semaine = [DIX_DIXNEUF, DIX_DIXNEUF, [], ...Array(4).fill(quarters(3).toReversed())]
    expect(formatSemaine({ semaine }).replaceAll('\u00a0', ' ')).toBe(
      'lundi et mardi 10h–19h ; du jeudi au dimanche 10h–10h15, 11h–11h15 et 12h–12h15',
    )
    expect(formatSemaine({ semaine: Array(7).fill(DIX_DIXNEUF) })).toBe('tous les jours 10h–19h')
    const twice = [quarters(2), quarters(2).toReversed(), [], [], [], [], []]
    expect(groupSemaine({ semaine: twice }).map(({ plages }) => plages)).toEqual([quarters(2), []])
    expect(groupSemaine(week()).map(({ jours, heures }) => `${jours} ${heures}`)).toEqual([
      'le lundi fermé',
      expect.stringContaining('du mardi au samedi'),
      'le dimanche fermé',
    ])
  })

  it('tells search engines the week and the days that differ, from today on', () => {
    const horaires = week({
      exceptions: [
        { jour: '2027-05-31', plages: [] },
        { jour: '2027-06-01', plages: day('09:00', '12:00') },
        { jour: '2027-12-24', plages: [] },
      ],
    })
    expect(toOpeningHours(horaires, '2027-06-01')).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '10:00',
        closes: '19:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        opens: '09:00',
        closes: '12:00',
        validFrom: '2027-06-01',
        validThrough: '2027-06-01',
      },
      {
        '@type': 'OpeningHoursSpecification',
        opens: '00:00',
        closes: '00:00',
        validFrom: '2027-12-24',
        validThrough: '2027-12-24',
      },
    ])
  })
})

describe('days that differ', () => {
  const JOUR = '2027-03-26'

  it('are holidays in Moselle that the Isère does not have', () => {
    const friday = at(`${JOUR}T12:00:00+01:00`)
    expect(isOpenAt(week(), PARIS, friday)).toBe(true)
    expect(isOpenAt(week(), { ...PARIS, departement: '57' }, friday)).toBe(false)
    expect(
      isOpenAt(week({ feries: 'comme_la_semaine' }), { ...PARIS, departement: '57' }, friday),
    ).toBe(true)
  })

  it('are what their exception says, on a holiday too', () => {
    const horaires = week({ exceptions: [{ jour: '2027-07-14', plages: day('14:00', '17:00') }] })
    expect(getJour(horaires, PARIS, '2027-07-14')).toEqual({
      jour: '2027-07-14',
      plages: day('14:00', '17:00'),
      motif: 'Horaires exceptionnels',
    })
    expect(isOpenAt(horaires, PARIS, at('2027-07-14T15:00:00+02:00'))).toBe(true)
  })

  it.each<[string, Horaires, Lieu, string, Awaited<ReturnType<typeof getJour>>]>([
    [
      'the reason that the shop gives',
      week({ exceptions: [{ jour: '2027-06-08', plages: [], motif: 'Inventaire' }] }),
      PARIS,
      '2027-06-08',
      { jour: '2027-06-08', plages: [], motif: 'Inventaire' },
    ],
    [
      'the openings of an exception in their order',
      week({ exceptions: [{ jour: '2027-06-08', plages: quarters(2).toReversed(), motif: '' }] }),
      PARIS,
      '2027-06-08',
      { jour: '2027-06-08', plages: quarters(2), motif: 'Horaires exceptionnels' },
    ],
    [
      'the name of a holiday on which it is closed',
      week(),
      PARIS,
      '2027-07-14',
      { jour: '2027-07-14', plages: [], motif: 'Fête nationale' },
    ],
    [
      'the name of a holiday on which it is open',
      week({ feries: 'comme_la_semaine' }),
      PARIS,
      '2027-07-14',
      { jour: '2027-07-14', plages: DIX_DIXNEUF, motif: 'Fête nationale' },
    ],
    [
      'no holiday of France abroad',
      week(),
      { fuseau: 'Europe/Paris', pays: 'BE', departement: null },
      '2027-07-14',
      { jour: '2027-07-14', plages: DIX_DIXNEUF, motif: null },
    ],
  ])('have %s', (_, horaires, lieu, jour, expected) => {
    expect(getJour(horaires, lieu, jour)).toEqual(expected)
  })

  it('may begin before the night of the day before has ended', () => {
    const horaires = week({
      semaine: [[], day('20:00', '04:00'), [], [], [], [], []],
      exceptions: [{ jour: '2027-06-09', plages: day('02:00', '03:00') }],
    })
    expect(listOuvertures(horaires, PARIS, '2027-06-08', 2)).toEqual([
      { debut: at('2027-06-08T20:00:00+02:00'), fin: at('2027-06-09T04:00:00+02:00') },
    ])
  })

  it('are listed for as many days as are asked, the first one included', () => {
    const openings = listOuvertures(week(), PARIS, '2027-06-08', 2)
    expect(openings.map(({ debut }) => new Date(debut).toISOString())).toEqual([
      '2027-06-08T08:00:00.000Z',
      '2027-06-09T08:00:00.000Z',
    ])
  })

  it('have no opening within an hour that the clocks skip', () => {
    const night = week({ semaine: Array(7).fill(day('02:30', '03:30')) })
    expect(listOuvertures(night, PARIS, '2027-03-28', 1)).toEqual([])
  })

  it('keep the clock of the shop', () => {
    const reunion: Lieu = { fuseau: 'Indian/Reunion', pays: 'FR', departement: '974' }
    expect(isOpenAt(week(), reunion, at('2027-06-08T06:30:00Z'))).toBe(true)
    expect(isOpenAt(week(), PARIS, at('2027-06-08T06:30:00Z'))).toBe(false)
  })
})
