import type { Suivi } from '@foulee/contract/entrainement/programmation'
import { Icon } from '#ui/icon.tsx'

export function SuiviNotices({ suivi }: { suivi: Suivi }) {
  const { avis, est_ancien, etat } = suivi
  const isRunning = etat === 'en_cours' || etat === 'accorde'
  if (avis.length === 0 && !(est_ancien && isRunning)) return null
  return (
    <div className="grid gap-3">
      {avis.map((text) => (
        <p className="flex gap-2.5 rounded-control bg-jaune-wash px-4 py-3" key={text}>
          <Icon className="mt-0.5 shrink-0" name="alert" />
          {text}
        </p>
      ))}
      {est_ancien && isRunning && (
        <p className="flex gap-2.5 rounded-control bg-ciel-wash px-4 py-3">
          <Icon className="mt-0.5 shrink-0" name="info" />
          <span>
            Le coach a publié une nouvelle version de ce plan. Vous gardez la vôtre&nbsp;; la
            nouvelle est prise quand vous recommencez le plan.
          </span>
        </p>
      )}
    </div>
  )
}
