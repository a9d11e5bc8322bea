// @vitest-environment happy-dom
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { part, showPage } from '#test/page.tsx'
import { PageAnnouncer } from './page-announcer.tsx'

it('the title of the page that one arrives on is said, and not that of the first one', async () => {
  const element = <PageAnnouncer />
  const router = createMemoryRouter(
    [
      { path: '/', element },
      { path: '/courses', element },
    ],
    { initialEntries: ['/'] },
  )
  document.title = 'Accueil'
  await showPage(<RouterProvider router={router} />)
  expect(part('[aria-live=polite]').textContent).toBe('')
  document.title = 'Courses'
  await act(async () => router.navigate('/courses'))
  expect(part('[aria-live=polite]').textContent).toBe('Courses')
})
