import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openStorage } from '#platform/browser-storage.ts'
import { createGate } from './gate.ts'

const login = { name: 'login', props: {} } as const
const course = { name: 'course_register', props: { editions_id: 4 } } as const

function watch(stored: Record<string, string> = {}) {
  const sent: { visite: string; names: string[] }[] = []
  const planned: (() => void)[] = []
  const touched: string[] = []
  const gate = createGate({
    send: (visite, events) => sent.push({ visite, names: events.map(({ name }) => name) }),
    storage: {
      get: (key) => {
        touched.push(`get ${key}`)
        return stored[key] ?? null
      },
      set: (key, value) => {
        touched.push(`set ${key}`)
        stored[key] = value
        return true
      },
      remove: (key) => {
        touched.push(`remove ${key}`)
        delete stored[key]
      },
    },
    getRubrique: () => 'courses',
    schedule: (act) => planned.push(act),
  })
  return { gate, sent, planned, touched, stored }
}

describe('before consent', () => {
  const network = vi.fn()
  beforeEach(() => {
    vi.stubGlobal('fetch', network)
    vi.stubGlobal('navigator', { sendBeacon: network })
  })
  afterEach(() => {
    expect(network).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
  })

  it('nothing is sent, stored, read or scheduled', () => {
    const { gate, sent, planned, touched } = watch()
    for (let i = 0; i < 30; i++) gate.record(login)
    gate.flush()
    expect({ sent, planned, touched }).toEqual({ sent: [], planned: [], touched: [] })
  })

  it('events are not reported afterwards', () => {
    const { gate, sent } = watch()
    gate.record(login)
    gate.open()
    gate.flush()
    expect(sent.flatMap(({ names }) => names)).toEqual(['visit'])
  })
})

describe('after consent', () => {
  it('a visit begins, and events are sent together', () => {
    const { gate, sent, planned, stored } = watch()
    gate.open()
    gate.record(course)
    expect(sent).toEqual([])
    expect(planned).toHaveLength(1)
    planned[0]?.()
    expect(sent).toEqual([{ visite: stored.visite, names: ['visit', 'course_register'] }])
    expect(stored.visite).toMatch(/^[0-9a-f]{16}$/)
  })

  it('the next page continues the visit', () => {
    const { gate, sent } = watch({ visite: '00112233445566aa' })
    gate.open()
    gate.record(login)
    gate.flush()
    expect(sent).toEqual([{ visite: '00112233445566aa', names: ['login'] }])
  })

  it('opening twice begins one visit', () => {
    const { gate, sent } = watch()
    gate.open()
    gate.open()
    gate.flush()
    expect(sent.flatMap(({ names }) => names)).toEqual(['visit'])
  })

  it('many events are sent in batches of twenty', () => {
    const { gate, sent } = watch({ visite: '00112233445566aa' })
    gate.open()
    for (let i = 0; i < 45; i++) gate.record(login)
    gate.flush()
    expect(sent.map(({ names }) => names.length)).toEqual([20, 20, 5])
  })

  it('events are sent where storage is forbidden', () => {
    const sent: string[] = []
    const forbidden = () => {
      throw new Error('SecurityError')
    }
    const gate = createGate({
      send: (visite) => sent.push(visite),
      storage: openStorage(forbidden),
      getRubrique: () => '',
      schedule: () => undefined,
    })
    gate.open()
    gate.flush()
    gate.close()
    expect(sent).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/)])
  })
})

it('a withdrawal deletes the visit and unsent events', () => {
  const { gate, sent, stored } = watch()
  gate.open()
  gate.record(login)
  gate.close()
  gate.flush()
  gate.record(login)
  gate.flush()
  expect([sent, stored]).toEqual([[], {}])
})
