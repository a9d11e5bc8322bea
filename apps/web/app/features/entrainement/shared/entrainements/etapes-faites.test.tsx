import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import type { EtapesFaites as Found } from '@foulee/contract/entrainement/etapes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { etapesQuery } from './entrainements.queries.ts'
import { EtapesFaites } from './etapes-faites.tsx'

const ID = 12

function read(client: QueryClient) {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <EtapesFaites entrainement={{ id: ID, steps: [] as Entrainement['steps'] } as Entrainement} />
    </QueryClientProvider>,
  )
  return { html, text: html.replace(/<[^>]+>/g, '') }
}

const answered = (found: Found | null) => {
  const client = new QueryClient()
  client.setQueryData(etapesQuery(ID).queryKey, found)
  return client
}

it('a failed query shows an alert with a retry button', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } })
  const queryFn = () => Promise.reject(new Error('Le service ne répond pas.'))
  await client.prefetchQuery({ ...etapesQuery(ID), queryFn, retry: false })
  const { html, text } = read(client)
  expect(html).toMatch(/role="alert"/)
  expect(text).toContain(
    'Les étapes de cette sortie n’ont pas pu être lues. Le service ne répond pas.',
  )
  expect(html).toMatch(/<button[^>]*>(?:(?!<\/button>).)*Réessayer/s)
  expect(text).not.toContain('en dit trop peu')
})

it('an insufficient file shows advice for the next time', () => {
  const { html, text } = read(answered(null))
  expect(text).toContain('Le fichier de la sortie en dit trop peu.')
  expect(text).toContain('presser la touche de tour')
  expect(html).not.toMatch(/role="alert"|<table/)
})

it('a pending query shows neither the alert nor the advice', () => {
  const { text } = read(new QueryClient())
  expect(text).toContain('Lecture de la sortie…')
  expect(text).not.toMatch(/Réessayer|en dit trop peu/)
})
