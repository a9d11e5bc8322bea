// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { part, showPage } from '#test/page.tsx'
import { SectionForm } from './section-form.tsx'

let answer = () => {}
vi.mock('#platform/session/session-provider.tsx', () => ({
  useSession: () => ({ boot: 'done', currentUser: { users_id: 7 } }),
}))
vi.mock('#platform/api/api.ts', () => ({
  api: () =>
    new Promise((resolve) => {
      answer = () => resolve({ data: { users_id: 7 } })
    }),
}))

const type = (words: string) =>
  act(async () => {
    part<HTMLInputElement>('[name=ville]').value = words
    part('[name=ville]').dispatchEvent(new Event('input', { bubbles: true }))
  })
const save = () =>
  act(async () => {
    part('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  })
const receive = () => act(async () => answer())
const read = () => part('form').textContent

it('words typed while a section is saved are not called saved', async () => {
  await showPage(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <SectionForm id="lieu" what="le lieu">
          {() => <input name="ville" />}
        </SectionForm>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await type('Mende')
  await save()
  await type('Mende-la-Neuve')
  await receive()
  await vi.waitFor(() => expect(read()).toContain('Pas encore enregistré.'))
  expect(read()).not.toMatch(/Enregistré(?! le)/)
  expect(sessionStorage.length).toBe(1)
  await save()
  await receive()
  await vi.waitFor(() => expect(read()).not.toContain('Pas encore enregistré.'))
  expect(sessionStorage.length).toBe(0)
})
