import type { Chaussures } from '@foulee/contract/parcours/chaussures'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readChaussures } from './chaussures-body.ts'
import { ChaussuresList } from './chaussures-list.tsx'

const PAIR: Chaussures = {
  id: 3,
  marque: 'Asics',
  modele: 'Novablast 5',
  surnom: '',
  achetee_le: null,
  deja_parcouru: 0,
  limite: 800_000,
  retiree_le: null,
  est_habituelle: false,
  habituelle_pour: [],
  distance: 612_400,
  nb_sorties: 1,
  courses: [],
}

const render = (page: ReactNode) =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>)
const draw = (...pairs: readonly Partial<Chaussures>[]) =>
  render(<ChaussuresList pairs={pairs.map((pair, id) => ({ ...PAIR, id, ...pair }))} />)

it('a pair in use shows its kilometres, what is left of it, and its outings', () => {
  const html = draw({ surnom: 'les jaunes', achetee_le: '2026-01-10', est_habituelle: true })
  expect(html).toContain('Habituelle')
  expect(html).toContain('612,40\u00a0km')
  expect(html).toContain('Encore 187,60\u00a0km.')
  expect(html).toMatch(/Les jaunes · achetée le .*2026 · 1\u00a0sortie/)
  expect(html).not.toContain('Usée')
  expect(html).toContain('width:76.55%')
})

it('a worn pair says so in words, and where the next is found', () => {
  const html = draw({ distance: 800_000 })
  expect(html).toContain('Usée\u00a0: ses 800\u00a0km sont courus.')
  expect(html).toContain('href="/magasins?marques=asics&amp;reductions=1"')
  expect(draw({ distance: 800_000, marque: 'Zoé & Fils' })).toContain('texte=Zo%C3%A9+%26+Fils')
})

it('retired pairs are folded below those in use, with their day', () => {
  const html = draw({ modele: 'En service' }, { modele: 'Vieille', retiree_le: '2026-02-01' })
  expect(html).toMatch(
    /En service.*<details.*Paires retirées \(1\).*Asics Vieille.*retirée le .*2026/s,
  )
  expect(html).not.toContain('<details open')
})

it('the form sends metres, and an empty day as none', () => {
  const form = new FormData()
  for (const [name, value] of Object.entries({
    marque: ' Asics ',
    modele: 'Novablast 5',
    achetee_le: '',
    deja_parcouru: '120,5',
    limite: '1 000 km',
    est_habituelle: 'oui',
    habituelle_pour: '',
  })) {
    form.set(name, value)
  }
  form.append('habituelle_pour', 'trail')
  expect(readChaussures(form)).toEqual({
    marque: 'Asics',
    modele: 'Novablast 5',
    surnom: '',
    achetee_le: null,
    deja_parcouru: 120_500,
    limite: 1_000_000,
    est_habituelle: true,
    habituelle_pour: ['trail'],
  })
})

it.each([
  ['modele', { modele: ' ' }],
  ['limite', { limite: '' }],
  ['limite', { limite: 'beaucoup' }],
  ['deja_parcouru', { deja_parcouru: 'rien' }],
])('the form is not sent without a good %s: %o', (field, change) => {
  const form = new FormData()
  const filled = { modele: 'Novablast 5', limite: '800', deja_parcouru: '0', ...change }
  for (const [name, value] of Object.entries(filled)) form.set(name, value)
  expect(() => readChaussures(form)).toThrow(
    expect.objectContaining({ errors: { [field]: expect.any(String) } }),
  )
})
