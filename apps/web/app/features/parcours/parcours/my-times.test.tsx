import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { coursePredictionsQuery } from './course-predictions.queries.ts'
import MyColumnTime from './my-column-time.tsx'
import MyEpreuveTime from './my-epreuve-time.tsx'
import MyTimesBase from './my-times-base.tsx'

const RACE = { slug: 'trail-des-cretes', editionsId: 7 }
const EPREUVE = { ...RACE, epreuvesId: 12 }
const SANS_NIVEAU =
  'Pour connaître votre temps, dites votre niveau dans vos réglages, ou donnez une course que vous avez courue.'

function read(part: ReactNode, prediction?: unknown) {
  const client = new QueryClient()
  client.setQueryData(
    coursePredictionsQuery(RACE.slug, RACE.editionsId, null).queryKey,
    prediction as never,
  )
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  )
  return { html, text: html.replace(/<[^>]+>/g, '') }
}

const known = {
  base: 'niveau',
  niveau: 'confirme',
  epreuves: [
    {
      epreuves_id: EPREUVE.epreuvesId,
      temps: 18_000,
      fourchette: [16_200, 20_700],
      source_fourchette: 'modele',
      abandons: 0.03,
      arrets: 0,
      has_trace: true,
      barrieres: [],
    },
  ],
}

describe('a member without a level is told what to say, and where', () => {
  it.each([
    ['under the columns of a race', <MyTimesBase key="base" {...RACE} />],
    ['on the page of an épreuve', <MyEpreuveTime key="epreuve" {...EPREUVE} />],
  ])('the advice of a missing level shows %s', (_, part) => {
    const { html, text } = read(part, null)
    expect(text).toContain(SANS_NIVEAU)
    expect(html).toContain('href="/reglages/pratique"')
    expect(text).toContain('Partir d’une course que j’ai courue')
    expect(read(part, known).text).not.toContain('Pour connaître votre temps')
    expect(read(part).text).not.toContain('Pour connaître votre temps')
  })

  it('the column of an épreuve shows the predicted time, or that it is missing', () => {
    const column = <MyColumnTime {...EPREUVE} />
    expect(read(column, null).text).toBe('Mon tempsà calculer')
    expect(read(column).text).toBe('Mon temps')
    expect(read(column, known).text).toBe('Mon temps5h4h30 à 5h45')
  })
})
