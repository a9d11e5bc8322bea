// @vitest-environment happy-dom
import { addPoint, EMPTY_DRAWING } from '@foulee/domain/parcours/tracer/drawing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPage } from '#test/page.tsx'
import { MyDrawingTime } from './my-drawing-time.tsx'

const { api } = vi.hoisted(() => ({ api: vi.fn() }))
vi.mock('#platform/api/api.ts', () => ({ api }))

const BOOK = new Map()
const drawings = [1, 2, 3, 4, 5].map((count) =>
  Array.from({ length: count }, (_, rank) => 6.1 + rank / 100).reduce(
    (known, lon) => addPoint(known, [lon, 45.9], 'droit'),
    EMPTY_DRAWING,
  ),
)

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers()
  api.mockReset()
  api.mockResolvedValue({
    data: { p20: 3400, p50: 3600, p80: 3900, source_fourchette: 'modele' },
  })
})
afterEach(() => vi.useRealTimers())

it('a drawing that changes quickly is sent once, when it rests, and not kept for long', async () => {
  const client = new QueryClient()
  const { show } = await showPage(null)
  for (const drawing of drawings)
    await show(
      <QueryClientProvider client={client}>
        <MyDrawingTime book={BOOK} drawing={drawing} isWaiting={false} />
      </QueryClientProvider>,
    )
  expect(api).not.toHaveBeenCalled()
  await pass(1000)
  await pass(1000)
  expect(api).toHaveBeenCalledOnce()
  expect(document.body.textContent).toContain('1h')
  await show(null)
  await pass(60_000)
  expect(client.getQueryCache().getAll()).toEqual([])
})
