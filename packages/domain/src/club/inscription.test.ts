import { describe, expect, it } from 'vitest'
import {
  canRegister,
  canWait,
  formatVerdict,
  getCodePath,
  getPhase,
  judge,
  type Presentee,
  readCode,
  VERDICTS,
} from './inscription.ts'

const DATE = {
  id: 7,
  etat: 100,
  debut: '2026-11-24T18:00:00Z',
  fin: '2026-11-24T19:30:00Z',
  annule_le: null,
  fuseau: 'Europe/Paris',
}
const at = (text: string) => new Date(text)

describe('the phase of a date', () => {
  it.each([
    ['2026-11-24T17:59:59Z', {}, 'a_venir'],
    ['2026-11-24T18:00:00Z', {}, 'en_cours'],
    ['2026-11-24T19:30:00Z', {}, 'finie'],
    ['2026-11-24T17:00:00Z', { annule_le: '2026-11-20T10:00:00Z' }, 'annulee'],
    ['2026-11-24T17:00:00Z', { etat: -1 }, 'annulee'],
    ['2026-11-24T17:00:00Z', { etat: 1 }, 'fermee'],
    ['2026-11-25T17:00:00Z', { etat: 0 }, 'finie'],
  ] as const)('at %s with %j is %s', (now, input, phase) =>
    expect(getPhase({ ...DATE, ...input }, at(now))).toBe(phase),
  )

  it.each([
    ['a_venir', true, true],
    ['en_cours', true, false],
    ['finie', false, false],
    ['annulee', false, false],
    ['fermee', false, false],
  ] as const)('%s: registering is %s, waiting %s', (phase, register, wait) =>
    expect([canRegister(phase), canWait(phase)]).toEqual([register, wait]),
  )
})

describe('the verdict of the check-in', () => {
  const HERE: Presentee = {
    evenement_dates_id: 7,
    etat: 'inscrit',
    valide_le: null,
    devalide_le: null,
    isRight: true,
  }
  it.each([
    ['a code of today', {}, 'valide'],
    ['a name that it picked', { isRight: null }, 'valide'],
    ['a forged code', { isRight: false }, 'code_faux'],
    ['a code of another date', { evenement_dates_id: 8 }, 'autre_date'],
    ['a forged code of another date', { evenement_dates_id: 8, isRight: false }, 'code_faux'],
    ['a code seen before', { valide_le: '2026-11-24T18:04:00Z' }, 'deja_valide'],
    ['a code of who gave up', { etat: 'annule' }, 'inscription_annulee'],
  ] as const)('%s: %j is %s', (_, input, verdict) => {
    const now = at('2026-11-24T18:10:00Z')
    expect(judge({ ...HERE, ...input }, DATE, { at: now, now })).toBe(verdict)
  })

  it('is a refusal for an unknown number', () => {
    const now = at('2026-11-24T18:10:00Z')
    expect(judge(undefined, DATE, { at: now, now })).toBe('inconnue')
  })

  it.each([
    ['2026-11-23T17:59:00Z', '2026-11-23T17:59:00Z', 'trop_tot'],
    ['2026-11-23T18:00:00Z', '2026-11-23T18:00:00Z', 'valide'],
    // Until midnight in Paris of the next day.
    ['2026-11-25T22:59:00Z', '2026-11-25T22:59:00Z', 'valide'],
    ['2026-11-25T23:00:00Z', '2026-11-25T23:00:00Z', 'expire'],
    // Scanned in time, uploaded when the network came back, within a week.
    ['2026-11-24T18:10:00Z', '2026-12-01T19:30:00Z', 'valide'],
    ['2026-11-24T18:10:00Z', '2026-12-01T19:30:01Z', 'expire'],
  ])('to a code shown at %s and sent at %s: %s', (shown, sent, verdict) =>
    expect(judge(HERE, DATE, { at: at(shown), now: at(sent) })).toBe(verdict),
  )

  it('is a refusal for a cancelled date', () => {
    const now = at('2026-11-24T18:10:00Z')
    const date = { ...DATE, annule_le: '2026-11-24T08:00:00Z' }
    expect(judge(HERE, date, { at: now, now })).toBe('date_annulee')
  })

  it.each(VERDICTS)('%s is said in French', (verdict) =>
    expect(formatVerdict(verdict, {})).toMatch(/^\p{Lu}.*\.$/u),
  )

  it('names the date and the event of the code', () => {
    expect(formatVerdict('deja_valide', { valide_le: '2026-11-24T18:04:00Z' })).toBe(
      'Déjà validé à 19h04.',
    )
    expect(
      formatVerdict('deja_valide', {
        valide_le: '2026-11-24T18:04:00Z',
        nom: 'Léa Martin',
        fuseau: 'Indian/Reunion',
      }),
    ).toBe('Déjà validé à 22h04\u00a0: Léa Martin.')
    expect(formatVerdict('autre_date', { titre: 'Le mardi de Léa' })).toBe(
      'Ce code est celui d’une autre date.',
    )
    expect(
      formatVerdict('autre_date', { titre: 'Le mardi de Léa', debut: '2026-11-24T18:00:00Z' }),
    ).toBe('Ce code est celui de «\u00a0Le mardi de Léa\u00a0», le mardi 24 novembre 2026 à 19h.')
  })
})

describe('a code', () => {
  it('is read as it is written', () => {
    const path = getCodePath('le-mardi', 12, 'A_b-cdefghijklmn')
    const code = { slug: 'le-mardi', id: 12, hash: 'A_b-cdefghijklmn' }
    expect(readCode(`https://foulee.example${path}`)).toEqual(code)
    expect(readCode(`${path}?de=ici`)).toEqual(code)
  })

  it.each(['', 'https://exemple.fr/', '/evenements/x/valider/y/zzzzzzzzzzzzzzzz', 'WIFI:S:a;;'])(
    'is not %j',
    (text) => expect(readCode(text)).toBeNull(),
  )
})
