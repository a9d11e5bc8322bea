import type { ReactNode } from 'react'
import { ChipLink } from '#ui/chip.tsx'
import { PageIntro } from '#ui/page-intro.tsx'

export type Shortcut = { to: string; label: string }

type HeroProps = { lead: string; search: ReactNode; shortcuts: readonly Shortcut[] }

export function Hero({ lead, search, shortcuts }: HeroProps) {
  return (
    <PageIntro className="grid content-center gap-8 pt-6 sm:pt-10">
      <div className="grid gap-3">
        <h1 className="max-w-2xl text-3xl sm:text-4xl">Votre prochaine ligne de départ</h1>
        <p className="max-w-xl text-lg text-ink-soft">{lead}</p>
      </div>
      <div className="no-print grid gap-3">
        <h2 className="text-lg">Où, quand, quelle distance&nbsp;?</h2>
        {search}
        <ul aria-label="Recherches toutes prêtes" className="flex flex-wrap gap-2">
          {shortcuts.map(({ to, label }) => (
            <li key={to}>
              <ChipLink preventScrollReset={false} to={to}>
                {label}
              </ChipLink>
            </li>
          ))}
        </ul>
      </div>
    </PageIntro>
  )
}
