// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { showPage } from '#test/page.tsx'
import { followToken } from './session-changes.ts'
import { tabs } from './tabs.ts'
import { useSessionEvents } from './use-session-events.ts'

vi.mock('./session-changes.ts', { spy: true })
vi.mock('./tabs.ts', () => ({ tabs: { connect: vi.fn(), pause: vi.fn(), resume: vi.fn() } }))

function Page() {
  useSessionEvents()
  return null
}
const client = new QueryClient()
beforeEach(async () => {
  vi.mocked(followToken).mockReset()
  localStorage.clear()
  sessionStorage.clear()
  await showPage(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
})
/** As another tab changes the storage that they share. */
const emitStorage = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }))

it.each([['auth_token'], [null]])(
  'a token that goes in another tab (%s) is followed in this one',
  (key) => {
    emitStorage(key)
    expect(followToken).toHaveBeenCalledExactlyOnceWith(client)
  },
)

it('what else another tab keeps changes no session', () => {
  emitStorage('codes')
  expect(followToken).not.toHaveBeenCalled()
})

it('a session for the visit gives way in this tab when another one chose to be remembered', () => {
  sessionStorage.setItem('auth_token', 'visite')
  localStorage.setItem('auth_token', 'retenu')
  emitStorage('auth_token')
  expect(sessionStorage.getItem('auth_token')).toBeNull()
  expect(localStorage.getItem('auth_token')).toBe('retenu')
  expect(tabs.connect).toHaveBeenCalled()
})
