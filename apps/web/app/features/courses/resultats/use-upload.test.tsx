// @vitest-environment happy-dom
import type { Course } from '@foulee/contract/courses/courses'
import { CallError } from '@foulee/contract/shared/call-error'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { showPage } from '#test/page.tsx'
import { type Upload, useUpload } from './use-upload.ts'

const answers = vi.hoisted(() => ({ api: vi.fn() }))
vi.mock('#platform/api/api.ts', () => answers)

const FILE = new File(['1;Zoé;41:12'], 'classement.csv')
const course = { id: 1, slug: 'les-brumes' } as Course

it('a file whose reading had no answer can be read again, a refused one cannot', async () => {
  let upload: Upload | undefined
  const Page = () => {
    upload = useUpload({ course, epreuvesId: 3 })
    return null
  }
  await showPage(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  )
  answers.api.mockRejectedValueOnce(new CallError('reseau_injoignable', 'Pas de réponse.'))
  await act(async () => upload?.choose(FILE))
  expect(upload).toMatchObject({ file: FILE, failure: 'Pas de réponse.' })
  answers.api.mockRejectedValueOnce(
    new CallError('champs_invalides', 'Illisible.', { status: 422 }),
  )
  await act(async () => upload?.retry?.())
  await vi.waitFor(() => expect(upload).toMatchObject({ failure: 'Illisible.', retry: null }))
  expect(answers.api).toHaveBeenCalledTimes(2)
})
