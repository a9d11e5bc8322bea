import type { Reduction } from '@foulee/contract/club/reductions'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ReductionCard } from './reduction-card.tsx'

const REDUCTION: Reduction = {
  id: 3,
  titre: 'Une paire de semelles',
  partenaire: 'Foulées de Molène',
  magasin: null,
  lien: null,
  premium: false,
  est_pour_moi: true,
  une_fois: true,
  deja: false,
  prix: null,
  prix_barre: null,
  description: '',
  conditions: '',
  debut: '2026-01-01T00:00:00.000Z',
  fin: null,
  reste: 1,
}

const draw = (reduction: Partial<Reduction>) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <ReductionCard reduction={{ ...REDUCTION, ...reduction }} />
    </QueryClientProvider>,
  )

it('a discount without codes left says so and has no button', () => {
  const html = draw({ reste: 0 })
  expect(html).toContain('Épuisée')
  expect(html).toContain('Tous les codes ont été donnés.')
  expect(html).not.toContain('<button')
})

it.each([
  ['has one left offers it', { reste: 1 }, 'Voir le code'],
  ['I was given one of offers it again', { reste: 0, deja: true }, 'Revoir mon code'],
] as const)('a discount that %s', (_, input, label) => {
  expect(draw(input)).toMatch(new RegExp(`<button.*${label}`))
})
