// @vitest-environment happy-dom
import { addPoint, type Drawing, EMPTY_DRAWING } from '@foulee/domain/parcours/tracer/drawing'
import type { Position } from '@foulee/domain/shared/geo'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showPage } from '#test/page.tsx'
import { readDrawing, storedKey, writeDrawing } from './stored-drawing.ts'
import { type OnDrawing, useDrawing } from './use-drawing.ts'

/** Lines are straight: no engine answers. */
vi.mock('#platform/api/api.ts', () => ({ api: vi.fn(() => new Promise(() => {})) }))

const ME = 7
const KEY = storedKey('12')
const A: Position = [6.1, 45.9]
const B: Position = [6.12, 45.91]
const C: Position = [6.13, 45.93]

const draw = (...positions: Position[]): Drawing =>
  positions.reduce((drawing, position) => addPoint(drawing, position, 'droit'), EMPTY_DRAWING)

const OPENED = draw(A, B)
const OPENED_VERSION = 4

let traced: OnDrawing
function Bench() {
  traced = useDrawing({
    restored: readDrawing(KEY, ME),
    opened: OPENED,
    openedVersion: OPENED_VERSION,
    storedKey: KEY,
    users_id: ME,
  })
  return null
}

const open = () =>
  showPage(
    <QueryClientProvider client={new QueryClient()}>
      <Bench />
    </QueryClientProvider>,
  )

const store = (drawing: Drawing, version: number) =>
  writeDrawing(KEY, { users_id: ME, drawing, version, book: new Map() })

/** The browser tells this tab of what another one wrote. */
const hearOther = () =>
  act(async () => {
    const event = { key: KEY, newValue: localStorage.getItem(KEY) }
    window.dispatchEvent(new StorageEvent('storage', event))
  })

const add = (position: Position) =>
  act(async () => traced.change((known) => addPoint(known, position, 'droit')))

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('what another tab drew is not written again here, and keeps its version when it is drawn on', async () => {
  await open()
  await add(C)
  store(draw(A, C), OPENED_VERSION - 1)
  const write = vi.spyOn(localStorage, 'setItem')
  await hearOther()
  expect(traced.drawing.points).toEqual([A, C])
  expect(write).not.toHaveBeenCalled()
  await add(B)
  expect(readDrawing(KEY, ME)).toMatchObject({
    version: OPENED_VERSION - 1,
    drawing: { points: [A, C, B] },
  })
})

it('an old draft that is given up comes back with the version that it was drawn on', async () => {
  store(draw(A, C), OPENED_VERSION - 1)
  await open()
  await act(async () => traced.restart())
  expect([traced.drawing.points, traced.version]).toEqual([[A, B], OPENED_VERSION])
  await act(async () => traced.undo())
  expect([traced.drawing.points, traced.version]).toEqual([[A, C], OPENED_VERSION - 1])
})

it('a draft that was saved in another tab goes here too, and is not written back', async () => {
  await open()
  await add(C)
  localStorage.removeItem(KEY)
  await hearOther()
  expect([traced.drawing.points, traced.isGone]).toEqual([[A, B], true])
  expect(localStorage).toHaveLength(0)
  await act(async () => traced.undo())
  expect([traced.drawing.points.length, traced.isGone]).toEqual([3, false])
})

it('a device without room for the draft says so until it has some', async () => {
  await open()
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await add(C)
  expect(traced.isRefused).toBe(true)
  full.mockRestore()
  await add(A)
  expect(traced.isRefused).toBe(false)
})
