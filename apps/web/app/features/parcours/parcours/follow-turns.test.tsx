// @vitest-environment happy-dom
import { layWay } from '@foulee/trace/locate'
import { encodePolyline } from '@foulee/trace/polyline'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showPage } from '#test/page.tsx'
import { FollowTurns } from './follow-turns.tsx'

const AUTHOR = 7
const { api, session } = vi.hoisted(() => ({
  api: vi.fn(),
  session: { currentUser: null as { users_id: number } | null },
}))
vi.mock('#platform/api/api.ts', () => ({ api }))
vi.mock('#platform/session/session-provider.tsx', () => ({ useSession: () => session }))

const LINE = { lon: Float64Array.of(6.1, 6.12), lat: Float64Array.of(45.9, 45.9) }

beforeEach(() => {
  api.mockReset()
  api.mockResolvedValue({
    data: {
      troncons: [
        {
          ligne: encodePolyline(LINE),
          consignes: [{ metres: 400, type: 'droite', texte: 'Tournez à droite.' }],
        },
      ],
    },
  })
})

async function follow(currentUser: { users_id: number } | null) {
  session.currentUser = currentUser
  await showPage(
    <QueryClientProvider client={new QueryClient()}>
      <FollowTurns
        metres={100}
        parcours={{ slug: 'tour', auteur: { users_id: AUTHOR } as never }}
        way={layWay([LINE])}
      />
    </QueryClientProvider>,
  )
  await act(async () => {})
}

it('tells the author of a drawing its next turn', async () => {
  await follow({ users_id: AUTHOR })
  await act(() =>
    vi.waitFor(() => expect(document.body.textContent).toContain('Tournez à droite.')),
  )
})

it.each([
  ['another member', { users_id: AUTHOR + 1 }],
  ['a visitor', null],
])('downloads no drawing for %s, who would be sent one without turns', async (_, currentUser) => {
  await follow(currentUser)
  expect(api).not.toHaveBeenCalled()
})
