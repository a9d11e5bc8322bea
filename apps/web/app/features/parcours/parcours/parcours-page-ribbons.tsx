import type { Parcours } from '@foulee/contract/parcours/parcours'
import { DraftRibbons } from '#kit/public-page/draft-ribbons.tsx'
import { Ribbon } from '#ui/badge.tsx'

export function ParcoursRibbons({ parcours: { statut, trace } }: { parcours: Parcours }) {
  return (
    <div className="grid gap-3 empty:hidden">
      <DraftRibbons
        readers="Brouillon&nbsp;: vous seul voyez cette page, avec l’équipe de Foulée."
        statut={statut}
      />
      {trace === null && (
        <Ribbon icon="info" tone="warning">
          Ce parcours n’a pas de trace à montrer.
        </Ribbon>
      )}
    </div>
  )
}
