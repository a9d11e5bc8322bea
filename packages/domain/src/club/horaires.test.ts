import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendrier.ts'
import { getHorlogeDe } from './fuseau.ts'
import {
  findFaute,
  getEtat,
  getJour,
  groupSemaine,
  type Horaires,
  isOpenAt,
  type Lieu,
  listOuvertures,
  type Plage,
  sayEtat,
  saySemaine,
} from './horaires.ts'
import { toOpeningHours } from './horaires-json-ld.ts'

const PARIS: Lieu = { fuseau: 'Europe/Paris', pays: 'FR', departement: '38' }
const day = (debut: string, fin: string): Plage[] => [{ debut, fin }]
const DIX_DIXNEUF = day('10:00', '19:00')

const week = (given: Partial<Horaires> = {}): Horaires => ({
  semaine: [[], DIX_DIXNEUF, DIX_DIXNEUF, DIX_DIXNEUF, DIX_DIXNEUF, DIX_DIXNEUF, []],
  exceptions: [],
  feries: 'ferme',
  ...given,
})

const at = (text: string) => Date.parse(text)
const say = (horaires: Horaires, now: number, lieu = PARIS) =>
  sayEtat(getEtat(horaires, lieu, now), lieu, now).replaceAll('\u00a0', ' ')

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
  ])('%s', (_, horaires, faute) => {
    expect(findFaute(horaires)?.replaceAll('\u00a0', ' ') ?? null).toBe(faute)
  })
})

describe('what one says of it', () => {
  it.each([
    // Tuesday 8 June 2027.
    ['2027-06-08T12:00:00+02:00', 'Ouvert jusqu’à 19h'],
    ['2027-06-08T19:00:00+02:00', 'Fermé, ouvre demain à 10h'],
    ['2027-06-08T09:59:00+02:00', 'Fermé, ouvre à 10h'],
    ['2027-06-05T20:00:00+02:00', 'Fermé, ouvre mardi à 10h'],
    // Tuesday 13 July; the next day is a holiday.
    ['2027-07-13T20:00:00+02:00', 'Fermé, ouvre jeudi à 10h'],
  ])('%s: %s', (now, said) => expect(say(week(), at(now))).toBe(said))

  it('closes tonight when it closes after midnight', () => {
    const night = week({ semaine: Array.from({ length: 7 }, () => day('18:00', '01:00')) })
    expect(say(night, at('2027-06-08T23:00:00+02:00'))).toBe('Ouvert jusqu’à 1h')
    expect(say(night, at('2027-06-08T00:30:00+02:00'))).toBe('Ouvert jusqu’à 1h')
  })

  it('says nothing of a day when it never opens again', () => {
    const closed = week({ semaine: Array.from({ length: 7 }, () => []) })
    expect(say(closed, at('2027-06-08T12:00:00Z'))).toBe('Fermé')
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
    expect(say(always, at('2027-06-08T12:00:00Z'))).toBe('Ouvert sans interruption')
  })

  it('merges days that follow each other', () => {
    expect(saySemaine(week()).replaceAll('\u00a0', ' ')).toBe('du mardi au samedi 10h–19h')
    expect(groupSemaine(week()).map(({ jours, heures }) => `${jours} ${heures}`)).toEqual([
      'le lundi fermé',
      expect.stringContaining('du mardi au samedi'),
      'le dimanche fermé',
    ])
  })

  it('tells search engines the week and the days that differ', () => {
    const horaires = week({ exceptions: [{ jour: '2027-12-24', plages: [] }] })
    expect(toOpeningHours(horaires, '2027-06-01')).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
        opens: '10:00',
        closes: '19:00',
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
    expect(getJour(horaires, PARIS, '2027-07-14').plages).toEqual(day('14:00', '17:00'))
    expect(isOpenAt(horaires, PARIS, at('2027-07-14T15:00:00+02:00'))).toBe(true)
  })

  it('keep the clock of the shop', () => {
    const reunion: Lieu = { fuseau: 'Indian/Reunion', pays: 'FR', departement: '974' }
    expect(isOpenAt(week(), reunion, at('2027-06-08T06:30:00Z'))).toBe(true)
    expect(isOpenAt(week(), PARIS, at('2027-06-08T06:30:00Z'))).toBe(false)
  })
})

const time = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][quarter % 4]}`,
  )
const plage = fc.record({ debut: time, fin: time })
const horaires = fc
  .record({
    semaine: fc.array(fc.array(plage, { maxLength: 2 }), { minLength: 7, maxLength: 7 }),
    exceptions: fc.constant([]),
    feries: fc.constantFrom('ferme' as const, 'comme_la_semaine' as const),
  })
  .filter((one) => findFaute(one) === null)
const fuseau = fc.constantFrom(
  'Europe/Paris',
  'Indian/Reunion',
  'America/Guadeloupe',
  'Europe/London',
)
const minute = fc
  .integer({ min: 0, max: 2 * 365 * 1440 })
  .map((minutes) => Date.UTC(2027, 0, 1) + minutes * 60_000)

describe('any hours', () => {
  it('give openings in order that do not meet, and are open exactly within them', () => {
    fc.assert(
      fc.property(horaires, fuseau, minute, (given, zone, now) => {
        const lieu = { ...PARIS, fuseau: zone }
        const first = addDays(getHorlogeDe(zone).read(now).date, -2)
        const openings = listOuvertures(given, lieu, first, 6)
        for (const [index, { debut, fin }] of openings.entries()) {
          expect(debut).toBeLessThan(fin)
          expect(debut).toBeGreaterThan(openings[index - 1]?.fin ?? 0)
        }
        const isWithin = openings.some(({ debut, fin }) => debut <= now && now < fin)
        expect(isOpenAt(given, lieu, now)).toBe(isWithin)
      }),
    )
  })

  it('change their state at the instant that they name', () => {
    fc.assert(
      fc.property(horaires, fuseau, minute, (given, zone, now) => {
        const lieu = { ...PARIS, fuseau: zone }
        const { ouvert, jusqua } = getEtat(given, lieu, now)
        if (jusqua === null) return
        expect(jusqua).toBeGreaterThan(now)
        expect(isOpenAt(given, lieu, jusqua)).toBe(!ouvert)
        expect(isOpenAt(given, lieu, jusqua - 1)).toBe(ouvert)
      }),
    )
  })
})
