import { formatMois } from '@foulee/domain/shared/date'
import { useSearchParams } from 'react-router'
import { linkTo } from '#kit/list-page/list-url.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { shiftMois } from '../mois.ts'
import { EVENEMENTS } from '../paths.ts'
import { withParams } from './calendrier-url.ts'

export function MonthBar({ mois, today }: { mois: string; today: string }) {
  const [params] = useSearchParams()
  const toMois = (next: string) =>
    linkTo(
      EVENEMENTS,
      withParams(params, { mois: next === today.slice(0, 7) ? null : next, page: null }),
    )
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Step icon="chevron-left" label="Mois précédent" to={toMois(shiftMois(mois, -1))} />
      <Step icon="chevron-right" label="Mois suivant" to={toMois(shiftMois(mois, 1))} />
      <p aria-live="polite" className="ps-2 text-lg font-semibold first-letter:uppercase">
        {formatMois(mois)}
      </p>
      {mois !== today.slice(0, 7) && (
        <Link className="button button-quiet" preventScrollReset to={toMois(today.slice(0, 7))}>
          Ce mois-ci
        </Link>
      )}
    </div>
  )
}

type StepProps = { to: string; label: string; icon: IconName }

const Step = ({ to, label, icon }: StepProps) => (
  <Link aria-label={label} className="icon-button" preventScrollReset title={label} to={to}>
    <Icon name={icon} />
  </Link>
)
