// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { showPage } from '#test/page.tsx'
import { useBoite } from './use-envois.ts'

const boite = vi.hoisted(() => ({ start: vi.fn(), stop: vi.fn(), wake: vi.fn() }))
vi.mock('./outbox.ts', () => ({ createBoite: () => boite }))

function Page() {
  useBoite(7)
  return null
}

it('messages that wait are sent once the network is back, as long as their member is signed in', async () => {
  const { leave } = await showPage(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
  expect(boite.start).toHaveBeenCalledExactlyOnceWith(7)
  dispatchEvent(new Event('offline'))
  expect(boite.wake).not.toHaveBeenCalled()
  dispatchEvent(new Event('online'))
  expect(boite.wake).toHaveBeenCalledOnce()
  await leave()
  expect(boite.stop).toHaveBeenCalledOnce()
  dispatchEvent(new Event('online'))
  expect(boite.wake).toHaveBeenCalledOnce()
})
