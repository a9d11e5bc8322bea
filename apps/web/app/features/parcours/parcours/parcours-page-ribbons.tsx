import type { Parcours } from '@foulee/contract/parcours/parcours'
import { Ribbon } from '#ui/badge.tsx'

export function ParcoursRibbons({ parcours: { statut, trace } }: { parcours: Parcours }) {
  return (
    <div className="grid gap-3 empty:hidden">
      {statut === 'en_validation' && (
        <Ribbon icon="clock" tone="info">
          En cours de validation&nbsp;: cette page n’est pas encore publique.
        </Ribbon>
      )}
      {statut === 'non_publiee' && (
        <Ribbon icon="lock" tone="neutral">
          Brouillon&nbsp;: vous seul voyez cette page, avec l’équipe de Foulée.
        </Ribbon>
      )}
      {trace === null && (
        <Ribbon icon="info" tone="warning">
          Ce parcours n’a pas de trace à montrer.
        </Ribbon>
      )}
    </div>
  )
}
