import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFlusher, encodeEvent, readEventId, type Stream, writeEventId } from './stream.ts'

function newStream(behind: number) {
  const done: string[] = []
  const stream: Stream = {
    users_id: 1,
    session_id: 1,
    rang: 0,
    pending: [],
    sink: {
      write: (bytes) => done.push(String(bytes)),
      behind: () => behind,
      end: () => done.push('end'),
      cut: () => done.push('cut'),
      onEnd: () => undefined,
    },
  }
  return { stream, done }
}

it('pending events are written as one Buffer, shared between streams with the same events', () => {
  const write = createFlusher()
  const [first, second] = [Buffer.from('un '), Buffer.from('deux ')]
  const readers = [[first, second], [first, second], [second, first], [second], []].map(
    (pieces) => {
      const reader = newStream(0)
      reader.stream.pending.push(...pieces)
      write(reader.stream)
      expect(reader.stream.pending).toEqual([])
      return reader
    },
  )
  const expected = [['un deux '], ['un deux '], ['deux un '], ['deux '], []]
  expect(readers.map(({ done }) => done)).toEqual(expected)
})

it('a very slow reader is cut, a slightly slow one is not', () => {
  const [slow, fine] = [newStream(256 * 1024 + 1), newStream(256 * 1024)]
  for (const { stream } of [slow, fine]) {
    stream.pending.push(Buffer.from('un'))
    createFlusher()(stream)
  }
  expect([slow.done, fine.done]).toEqual([['cut'], ['un']])
})

it('events before the sink is given are buffered', () => {
  const { stream } = newStream(0)
  const waiting = { ...stream, sink: null }
  waiting.pending.push(Buffer.from('un'))
  createFlusher()(waiting)
  expect(waiting.pending).toHaveLength(1)
})

it('an event id is read back for its own member only', () => {
  const id = fc.integer({ min: 1, max: 2 ** 31 - 1 })
  fc.assert(
    fc.property(id, fc.nat(), id, (owner, rang, other) => {
      expect(readEventId(writeEventId(owner, rang), owner)).toBe(rang)
      if (other !== owner) expect(readEventId(writeEventId(owner, rang), other)).toBeNull()
    }),
  )
  fc.assert(fc.property(fc.string(), (text) => void readEventId(text, 1)))
})

it('an event takes one line of data, whatever it contains', () => {
  const data = { kind: 'avis\n\ndata: faux', autre: '\u2028 é' }
  expect(String(encodeEvent('notification', data, '1-2'))).toBe(
    `event: notification\nid: 1-2\ndata: ${JSON.stringify(data)}\n\n`,
  )
})
