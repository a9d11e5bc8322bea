import { describe, expect, it } from 'vitest'
import {
  findSlowMs,
  findStrange,
  isWell,
  lastTrouble,
  summarize,
} from './exercices/pannes/reckon.ts'
import type { Answer } from './exercices/pannes/request.ts'
import { formatRow, type Row } from './exercices/pannes/table.ts'

const answer = (answer: Partial<Answer> = {}): Answer => ({
  who: 'visiteur',
  what: 'page',
  at: 0,
  ms: 10,
  status: 200,
  message: null,
  ...answer,
})
const away = answer({ status: 503, message: 'Réessayez dans un instant.' })
const slowMs = 3_000

describe('the drill of faults', () => {
  it.each<[string, Answer, boolean, number]>([
    ['what was asked for', answer(), false, 0],
    ['a place that is taken', answer({ status: 409 }), false, 0],
    ['a service that says it is away', away, false, 0],
    ['an error of ours', answer({ status: 500 }), true, 1],
    ['a form that is refused', answer({ status: 422 }), false, 1],
    ['no answer', answer({ status: 0 }), false, 1],
    ['no answer where nobody could give one', answer({ status: 0 }), true, 0],
    ['no answer for half a minute', answer({ status: 0, ms: 30_000 }), true, 1],
  ])('judges %s', (_, answer, mayCut, strange) => {
    expect(findStrange([answer], mayCut)).toHaveLength(strange)
  })

  it('counts what each saw, in its words', () => {
    const seen = summarize(
      [answer({ ms: 40 }), away, away, answer({ who: 'membre' })],
      ['visiteur'],
    )
    expect(seen).toEqual({
      nb: 3,
      longestMs: 40,
      refused: new Map([['«\u00a0Réessayez dans un instant.\u00a0» (503)', 2]]),
    })
  })

  it('is well when all has been asked for since, and served for a while', () => {
    const before = [answer(), answer({ what: 'liste' }), { ...away, at: 5_000 }]
    const at = (now: number) => ({ since: 2_000, now, slowMs })
    expect(lastTrouble(before, slowMs)).toBe(5_010)
    expect(isWell(before, at(20_000))).toBe(false)
    const page = answer({ at: 6_000 })
    expect(isWell([...before, page], at(20_000))).toBe(false)
    const all = [...before, page, answer({ what: 'liste', at: 6_000 })]
    expect(isWell(all, at(20_000))).toBe(true)
    expect(isWell(all, at(6_100))).toBe(false)
  })

  it('calls slow what is twice as slow as before', () => {
    expect(findSlowMs([answer()])).toBe(5_000)
    expect(findSlowMs([answer({ ms: 4_000 })])).toBe(8_000)
  })

  it('says a row in French', () => {
    const none = { acknowledged: 4, lost: [], twice: [] }
    const row: Row = {
      name: 'Base tuée',
      visitors: summarize([answer()], ['visiteur']),
      members: summarize([{ ...away, who: 'membre', ms: 1_240 }], ['membre']),
      writes: none,
      mail: { ...none, twice: ['3'] },
      push: none,
      oversold: 0,
      backMs: 1_500,
      toldMs: 20_000,
      wrong: [],
    }
    expect(formatRow(row).replace(/\s/g, ' ')).toBe(
      '| Base tuée | 1 lecture : toutes servies ; la plus longue 0,0 s | ' +
        '1 demande : 1 fois « Réessayez dans un instant. » (503) ; la plus longue 1,2 s | ' +
        'rien sur 4 écritures, 1 emails en double | 1,5 s ; emails et notifications 20,0 s |',
    )
    expect(formatRow({ ...row, writes: { ...none, lost: ['contact 3'] } })).toContain(
      '| 1 sur 4 écritures, ',
    )
  })
})
