// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { showPage } from '#test/page.tsx'
import { pagesOf, queryOf } from './query-of.ts'
import { useCall } from './use-call.ts'

const answers = vi.hoisted(() => ({ api: vi.fn() }))
vi.mock('./api.ts', () => answers)

const list = queryOf('GET /api/reductions')
const mine = queryOf('GET /api/reductions/mes-reductions')
const badges = queryOf('POST /api/badges/my')
let client: QueryClient

beforeEach(() => {
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
})
afterEach(() => vi.clearAllMocks())

type Options = {
  also?: readonly (readonly string[])[]
  renews?: 'success' | 'error' | 'settled'
  update?: (known: QueryClient) => void
}

async function send(options: Options) {
  const calls: { mutateAsync: (input: { params: { id: number } }) => Promise<unknown> }[] = []
  const Page = () => {
    calls.push(useCall('POST /api/reductions/{id}/del', options))
    return null
  }
  await showPage(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
  await act(async () => {
    await calls[0]?.mutateAsync({ params: { id: 3 } }).catch(() => undefined)
  })
}

const isStale = (queryKey: readonly unknown[]) =>
  client.getQueryState(queryKey)?.isInvalidated ?? null

it('the key of a query is its call and its input', () => {
  expect(queryOf('GET /api/reductions', { query: { page: 2 } }).queryKey).toEqual([
    'GET /api/reductions',
    { query: { page: 2 } },
  ])
})

it('an answer comes without its envelope, a list with its number', async () => {
  answers.api.mockResolvedValueOnce({ data: { a: 1 } })
  expect(await client.fetchQuery(mine)).toEqual({ a: 1 })
  answers.api.mockResolvedValueOnce({ data: [], nb: 0 })
  expect(await client.fetchQuery(list)).toEqual({ data: [], nb: 0 })
})

it('pages follow each other until all items are there', async () => {
  const paged = pagesOf('GET /api/reductions', { query: { bientot: '1' } })
  answers.api
    .mockResolvedValueOnce({ data: [1, 2], nb: 3 })
    .mockResolvedValueOnce({ data: [3], nb: 3 })
  const { pages } = await client.fetchInfiniteQuery({ ...paged, pages: 4 })
  expect(pages).toHaveLength(2)
  expect(answers.api.mock.calls.map(([, input]) => input)).toEqual([
    { query: { bientot: '1', page: 1 } },
    { query: { bientot: '1', page: 2 } },
  ])
})

it('a write makes the reads of its tag stale, and no others', async () => {
  client.setQueryData(list.queryKey, { data: [], nb: 0 } as never)
  client.setQueryData(badges.queryKey, { data: [], nb: 0 })
  client.setQueryData(['reductions', 'old'], 1)
  answers.api.mockResolvedValue({ data: {} })
  await send({ also: [['reductions']] })
  expect(answers.api).toHaveBeenCalledWith(
    'POST /api/reductions/{id}/del',
    { params: { id: 3 } },
    {},
  )
  expect(isStale(list.queryKey)).toBe(true)
  expect(isStale(['reductions', 'old'])).toBe(true)
  expect(isStale(badges.queryKey)).toBe(false)
})

it('a query that the answer renewed is not asked again', async () => {
  client.setQueryData(list.queryKey, { data: [], nb: 0 } as never)
  client.setQueryData(mine.queryKey, { magasins: [], reductions: [] })
  answers.api.mockResolvedValue({ data: {} })
  await send({
    update: (known) =>
      known.setQueryData(mine.queryKey, { magasins: [], reductions: [] }, { updatedAt: 1 }),
  })
  expect(isStale(mine.queryKey)).toBe(false)
  expect(isStale(list.queryKey)).toBe(true)
})

it.each([
  ['settled', true],
  ['error', true],
  ['success', false],
] as const)('a refused write that renews at %s makes reads stale: %s', async (renews, stale) => {
  client.setQueryData(list.queryKey, { data: [], nb: 0 } as never)
  answers.api.mockRejectedValue(new Error('Non.'))
  await send({ renews })
  expect(isStale(list.queryKey)).toBe(stale)
})
