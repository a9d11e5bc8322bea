// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { expect, it, vi } from 'vitest'
import { part, showPage } from '#test/page.tsx'
import { useAutosave } from './use-autosave.ts'
import { type VersionedChange, VersionedForm } from './versioned-form.tsx'

vi.mock('#platform/session/session-provider.tsx', () => ({
  useSession: () => ({ boot: 'done', currentUser: { users_id: 7 } }),
}))

const inPage = (element: ReactNode) => (
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter>{element}</MemoryRouter>
  </QueryClientProvider>
)
const write = (words: string) => {
  part<HTMLInputElement>('[name=nom]').value = words
}

it('what is typed is saved when its page is left, and nothing is sent where nothing was', async () => {
  const send = vi.fn(async () => undefined)
  function Form() {
    const { ref } = useAutosave({ name: 'course', send })
    return (
      <form ref={ref}>
        <input defaultValue="Avant" name="nom" />
      </form>
    )
  }
  const { leave, show } = await showPage(inPage(<Form />))
  await show(inPage(null))
  expect(send).not.toHaveBeenCalled()
  await show(inPage(<Form />))
  write('Après')
  await leave()
  expect(send).toHaveBeenCalledExactlyOnceWith({ nom: 'Après' }, { nom: 'Après' })
})

it('each save of a form says which version it follows: that of its page, then that of its last save', async () => {
  const versionedChanges: VersionedChange[] = []
  const mutationFn = async (change: VersionedChange) => {
    versionedChanges.push(change)
    return { version: (change.version ?? 0) + 1, nom: String(change.fields.nom) }
  }
  await showPage(
    inPage(
      <VersionedForm
        gestion={{ version: 4, nom: 'Avant' }}
        labels={{ nom: 'Nom' }}
        name="course"
        reload={() => expect.fail('Nobody else has saved it.')}
        saving={{ mutationFn }}
        toFields={({ nom }) => ({ nom })}
      >
        {(values) => <input defaultValue={String(values.nom)} name="nom" />}
      </VersionedForm>,
    ),
  )
  for (const words of ['Après', 'Encore']) {
    write(words)
    const submit = new Event('submit', { bubbles: true, cancelable: true })
    await act(async () => part('form').dispatchEvent(submit))
    await vi.waitFor(() => expect(versionedChanges.at(-1)?.fields).toEqual({ nom: words }))
  }
  expect(versionedChanges.map(({ version }) => version)).toEqual([4, 5])
})
