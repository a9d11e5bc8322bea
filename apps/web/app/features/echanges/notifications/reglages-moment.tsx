import type {
  ChangesNotifications,
  ReglagesNotifications,
} from '@foulee/contract/echanges/reglages-notifications'
import { JOURS_SEMAINE } from '@foulee/domain/echanges/resume'
import { Select } from '#ui/select.tsx'

const HEURES = Array.from({ length: 24 }, (_, heure) => ({
  value: String(heure),
  label: `${heure}h`,
}))
const JOURS = JOURS_SEMAINE.map((jour, index) => ({
  value: String(index + 1),
  label: `Le ${jour}`,
}))

type Props = { reglages: ReglagesNotifications; save: (changes: ChangesNotifications) => void }

export function MomentResume({ reglages: { choix, heure, jour }, save }: Props) {
  const modes = Object.values(choix).map(({ mail }) => mail)
  const isWeekly = modes.includes('hebdomadaire')
  if (!isWeekly && !modes.includes('quotidien')) return null
  return (
    <fieldset className="card grid gap-4 p-5">
      <legend className="sr-only">Quand partent les résumés</legend>
      <p aria-hidden="true" className="font-semibold">
        Quand partent les résumés
      </p>
      <p className="text-sm text-ink-soft">
        Un seul email par jour, de ce que vous n’avez pas encore lu sur Foulée&nbsp;; aucun s’il n’y
        a rien.
      </p>
      <div className="grid max-w-md gap-4 sm:grid-cols-2">
        <Select
          label="Heure de Paris"
          onChange={({ target }) => save({ heure: Number(target.value) })}
          options={HEURES}
          value={String(heure)}
        />
        {isWeekly && (
          <Select
            label="Jour de la semaine"
            onChange={({ target }) => save({ jour: Number(target.value) })}
            options={JOURS}
            value={String(jour)}
          />
        )}
      </div>
    </fieldset>
  )
}
