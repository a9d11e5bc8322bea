import type { Message } from '@foulee/contract/echanges/messages'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Envoi } from './envois.ts'
import { newConversation, newEnvoi, newMessage } from './exemple.ts'
import {
  type Fil,
  isAtEnd,
  isAtStart,
  layRangees,
  listMessages,
  newestOf,
  openFil,
  PAGES_MAX,
  PAR_PAGE,
  readLus,
  withLu,
  withMessages,
  withoutMessage,
  withPage,
  withRoom,
} from './fil.ts'

const NB = (PAGES_MAX + 4) * PAR_PAGE + 7
const pageOf = (page: number) => {
  const newest = NB - (page - 1) * PAR_PAGE
  const length = Math.max(0, Math.min(PAR_PAGE, newest))
  const messages = Array.from({ length }, (_, at) => newMessage(newest - at))
  return newConversation(messages, { page, nb: NB })
}
const idsOf = (fil: Fil) => listMessages(fil).map(({ id }) => id)

describe('pages of a conversation', () => {
  it('messages are listed oldest first, back to the very first', () => {
    let fil = openFil(pageOf(1))
    expect(isAtStart(fil)).toBe(false)
    for (let page = 2; !isAtStart(fil); page += 1) fil = withPage(fil, pageOf(page))
    expect(idsOf(fil)[0]).toBe(1)
  })

  it('a page that would leave a gap is ignored', () => {
    const fil = openFil(pageOf(1))
    expect(idsOf(withPage(fil, pageOf(3)))).toEqual(idsOf(fil))
  })

  it('pages are dropped at the far end, which is then no longer loaded', () => {
    let fil = openFil(pageOf(1))
    for (let page = 2; page <= PAGES_MAX + 2; page += 1) {
      const before = idsOf(fil)
      fil = withRoom(fil, 'older')
      // A step drops or adds, never both: remaining rows keep their index from the same end.
      expect(before.slice(0, idsOf(fil).length)).toEqual(idsOf(fil))
      const after = idsOf(withPage(fil, pageOf(page)))
      expect(after.slice(-idsOf(fil).length)).toEqual(idsOf(fil))
      fil = withPage(fil, pageOf(page))
    }
    expect(isAtEnd(fil)).toBe(false)
    expect(idsOf(fil)).toHaveLength(PAGES_MAX * PAR_PAGE)
    // A new message does not follow the loaded pages, yet it is recorded.
    const said = withMessages(fil, [newMessage(NB + 1)])
    expect(idsOf(said)).toEqual(idsOf(fil))
    expect(newestOf(said)).toBe(NB + 1)
    let back = said
    for (let page = 2; page >= 1; page -= 1) {
      back = withPage(withRoom(back, 'newer'), pageOf(page))
      expect(idsOf(back).length).toBeLessThanOrEqual(PAGES_MAX * PAR_PAGE + 1)
    }
    expect(isAtEnd(back)).toBe(true)
    expect(idsOf(back).at(-1)).toBe(NB + 1)
  })

  it('pages loaded in any order give one list without duplicates or gaps', () => {
    const step = fc.oneof(
      fc.integer({ min: 1, max: 14 }).map((page) => ({ page })),
      fc.integer({ min: NB - 5, max: NB + 30 }).map((vif) => ({ vif })),
    )
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let fil = openFil(pageOf(1))
        const said = new Set<number>()
        for (const step of steps) {
          if ('page' in step) fil = withPage(fil, pageOf(step.page))
          else fil = withMessages(fil, [newMessage(step.vif)])
          if ('vif' in step && step.vif > NB) said.add(step.vif)
        }
        const ids = idsOf(fil)
        expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b))
        const cut = ids.filter((id) => id <= NB)
        expect(cut).toEqual(cut.map((_, at) => (cut[0] ?? 0) + at))
        if (isAtEnd(fil))
          expect(ids.filter((id) => id > NB)).toEqual([...said].toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('what happens to messages', () => {
  it('a change updates a message in place', () => {
    const fil = withMessages(openFil(pageOf(1)), [newMessage(NB - 3, { texte: 'Corrigé' })])
    expect(listMessages(fil).find(({ id }) => id === NB - 3)?.texte).toBe('Corrigé')
    expect(idsOf(fil)).toEqual(idsOf(openFil(pageOf(1))))
  })

  it('a removal drops a message', () => {
    const fil = withMessages(openFil(pageOf(1)), [newMessage(NB + 1)])
    expect(idsOf(withoutMessage(fil, NB + 1)).at(-1)).toBe(NB)
    expect(idsOf(withoutMessage(fil, NB))).not.toContain(NB)
  })

  it('a read marker never moves back', () => {
    const fil = withLu(withLu(openFil(pageOf(1)), 2, 9), 2, 5)
    expect(fil.lus).toEqual([{ users_id: 2, messages_id: 9 }])
  })
})

describe('rows', () => {
  const at = (id: number, created_at: string) => newMessage(id, { created_at })
  const lay = (messages: Message[], envois: Envoi[] = [], premierNonLu: number | null = null) =>
    layRangees({ messages, envois, premierNonLu, isWhole: true })
  const night = [at(1, '2027-04-04T21:59:00Z'), at(2, '2027-04-04T22:01:00Z')]

  it('the day headings are days in Paris', () => {
    const days = lay(night).map((row) => row.type === 'bulle' && row.jour)
    expect(days).toEqual(['2027-04-04', '2027-04-05'])
  })

  it('unchanged rows keep their identity when older messages load', () => {
    const three = [
      at(1, '2027-04-04T08:00:00Z'),
      at(2, '2027-04-04T08:01:00Z'),
      at(3, '2027-04-04T08:30:00Z'),
    ]
    const [second, third] = lay(three.slice(1))
    const after = lay(three)
    expect(after[2]).toBe(third)
    // The message now follows the first one and needs no name.
    expect(after[1]).not.toBe(second)
    expect(after[1]).toMatchObject({ isFirst: false })
  })

  it('the first loaded message shows once the previous page is loaded', () => {
    const [first] = layRangees({
      messages: night,
      envois: [],
      premierNonLu: null,
      isWhole: false,
    })
    expect(first).toMatchObject({ message: { id: 2 }, jour: '2027-04-05' })
  })

  it('consecutive messages of one author are grouped under one name', () => {
    const other = { users_id: 3, nom: 'Léa', avatar: null, url: null }
    const rows = lay([
      at(1, '2027-04-04T08:00:00Z'),
      at(2, '2027-04-04T08:01:00Z'),
      newMessage(3, { created_at: '2027-04-04T08:02:00Z', auteur: other }),
      at(4, '2027-04-04T08:03:00Z'),
      at(5, '2027-04-04T08:30:00Z'),
    ])
    const runs = rows.map((row) => row.type === 'bulle' && [row.isFirst, row.isLast])
    expect(runs).toEqual([
      [true, false],
      [false, true],
      [true, true],
      [true, true],
      [true, true],
    ])
  })

  it('the unread divider starts a new group', () => {
    const [first, second] = lay([newMessage(1), newMessage(2)], [], 2)
    expect(first).toMatchObject({ isNonLu: false })
    expect(second).toMatchObject({ isNonLu: true, isFirst: true })
  })

  it('a message of the outbox shows once, at the same place when it is stored', () => {
    const mine = newMessage(2, { est_moi: true })
    const waiting = [newEnvoi(mine.client_id), newEnvoi('autre')]
    const before = lay([newMessage(1)], waiting)
    const after = lay([newMessage(1), mine], waiting)
    expect(before.map(({ cle }) => cle)).toEqual(after.map(({ cle }) => cle))
    expect(after.map(({ type }) => type)).toEqual(['bulle', 'bulle', 'envoi'])
  })
})

it('the readers of the last own message are counted', () => {
  const mine = newMessage(3, { est_moi: true })
  const fil = openFil(
    newConversation([newMessage(4), mine, newMessage(2)], {
      lus: [
        { users_id: 2, messages_id: 4 },
        { users_id: 3, messages_id: 2 },
      ],
    }),
  )
  expect(readLus(fil, listMessages(fil))).toEqual({ id: 3, nb: 1 })
  expect(readLus(fil, [])).toBeNull()
})
