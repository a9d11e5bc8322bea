import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { Calibrated } from './calibrated.tsx'

const read = (calibre: { sorties: number; resultats: number } | null) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <Calibrated calibre={calibre} />
    </MemoryRouter>,
  )
  return { html, text: html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ') }
}

it('a time says what it is calibrated on, or how to calibrate it, and leads there', () => {
  const known = read({ sorties: 34, resultats: 3 })
  expect(known.text).toBe('Calibré sur 34 sorties et 3 résultats : mon profil de coureur')
  const unknown = read(null)
  expect(unknown.text).toBe('Calibrer mes temps sur moi')
  for (const { html } of [known, unknown]) expect(html).toContain('href="/mon-profil-de-coureur"')
})
