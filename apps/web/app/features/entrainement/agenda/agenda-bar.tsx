import { useSearchParams } from 'react-router'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { ViewToggle } from '#ui/view-toggle.tsx'
import { type AgendaSearch, agendaParams, formatShown, shift, type Vue } from './agenda-url.ts'

const VUE_OPTIONS: { value: Vue; label: string }[] = [
  { value: 'mois', label: 'Mois' },
  { value: 'semaine', label: 'Semaine' },
  { value: 'liste', label: 'Liste' },
]
const STEP_WORDS: Readonly<Record<Vue, readonly [string, string]>> = {
  mois: ['Mois précédent', 'Mois suivant'],
  semaine: ['Semaine précédente', 'Semaine suivante'],
  liste: ['Avant', 'Après'],
}

type AgendaBarProps = { search: AgendaSearch; today: string }

export function AgendaBar({ search, today }: AgendaBarProps) {
  const [, setParams] = useSearchParams()
  const [before, after] = STEP_WORDS[search.vue]
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex items-center gap-1">
        <Step icon="chevron-left" label={before} to={agendaParams(shift(search, -1), today)} />
        <Step icon="chevron-right" label={after} to={agendaParams(shift(search, 1), today)} />
        <p aria-live="polite" className="ps-2 text-lg font-semibold first-letter:uppercase">
          {formatShown(search)}
        </p>
        {search.jour !== today && (
          <Link
            className="button button-quiet no-print"
            preventScrollReset
            to={agendaParams({ ...search, jour: today }, today)}
          >
            Aujourd’hui
          </Link>
        )}
      </div>
      <div className="no-print flex flex-wrap items-center gap-3">
        <ViewToggle
          label="Affichage"
          onChange={(vue) =>
            setParams(agendaParams({ ...search, vue }, today), { preventScrollReset: true })
          }
          options={VUE_OPTIONS}
          value={search.vue}
        />
      </div>
    </div>
  )
}

type StepProps = { to: string; label: string; icon: IconName }

const Step = ({ to, label, icon }: StepProps) => (
  <Link
    aria-label={label}
    className="icon-button no-print"
    preventScrollReset
    title={label}
    to={to}
  >
    <Icon name={icon} />
  </Link>
)
