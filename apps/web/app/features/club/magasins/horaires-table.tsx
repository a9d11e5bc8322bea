import type { Magasin } from '@foulee/contract/club/magasins'
import { formatPlages, getJour, type Horaires, JOURS } from '@foulee/domain/club/horaires'
import { addDays } from '@foulee/domain/shared/calendrier'
import { formatDate } from '@foulee/domain/shared/date'
import { getHorlogeDe } from '@foulee/domain/shared/fuseau'
import { capitalize } from '@foulee/domain/shared/typographie'
import { cx } from '#ui/class-names.ts'
import { useMinute } from './use-minute.ts'

type HorairesTableProps = { magasin: Magasin; horaires: Horaires }

/** The next seven days, today marked; before hydration, the usual week. */
export function HorairesTable({ magasin, horaires }: HorairesTableProps) {
  const now = useMinute()
  const today = now === null ? null : getHorlogeDe(magasin.fuseau).read(now).date
  return (
    <div className="grid gap-4">
      {today ? (
        <Week horaires={horaires} magasin={magasin} today={today} />
      ) : (
        <UsualWeek horaires={horaires} />
      )}
      <p className="text-sm text-ink-soft">
        {horaires.feries === 'ferme'
          ? 'Fermé les jours fériés, sauf indication contraire.'
          : 'Ouvert aux mêmes heures les jours fériés, sauf indication contraire.'}
      </p>
      <Exceptions horaires={horaires} today={today} />
    </div>
  )
}

function Week({ magasin, horaires, today }: HorairesTableProps & { today: string }) {
  const days = Array.from({ length: 7 }, (_, index) =>
    getJour(horaires, magasin, addDays(today, index)),
  )
  return (
    <table className="w-full max-w-md">
      <caption className="sr-only">Horaires des sept jours à venir</caption>
      <tbody>
        {days.map(({ jour, plages, motif }) => (
          <tr
            aria-current={jour === today ? 'date' : undefined}
            className={cx('border-b border-line align-top', jour === today && 'font-semibold')}
            key={jour}
          >
            <th className={cx('py-2 pe-4 text-start', jour !== today && 'font-normal')} scope="row">
              {jour === today ? 'Aujourd’hui' : capitalize(formatDay(jour))}
            </th>
            <td className="py-2 text-end tabular-nums">
              {capitalize(formatPlages(plages))}
              {motif && <span className="block text-sm font-normal text-ink-soft">{motif}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const DAY = new Intl.DateTimeFormat('fr-FR', { timeZone: 'UTC', weekday: 'long' })
const formatDay = (jour: string) => DAY.format(new Date(`${jour}T12:00:00Z`))

/** As many lines as the seven days, against a layout shift at hydration. */
function UsualWeek({ horaires }: { horaires: Horaires }) {
  return (
    <table className="w-full max-w-md">
      <caption className="sr-only">Horaires de la semaine</caption>
      <tbody>
        {JOURS.map((jour, index) => (
          <tr className="border-b border-line align-top" key={jour}>
            <th className="py-2 pe-4 text-start font-normal" scope="row">
              {capitalize(jour)}
            </th>
            <td className="py-2 text-end tabular-nums">
              {capitalize(formatPlages(horaires.semaine[index] ?? []))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Exceptions({ horaires, today }: { horaires: Horaires; today: string | null }) {
  if (!today) return null
  const later = horaires.exceptions
    .filter(({ jour }) => jour >= addDays(today, JOURS.length))
    .toSorted((a, b) => a.jour.localeCompare(b.jour))
  if (!later.length) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-lg">À venir</h3>
      <ul className="grid gap-1">
        {later.map(({ jour, plages, motif }) => (
          <li key={jour}>
            {capitalize(formatDate(jour))}&nbsp;: {formatPlages(plages)}
            {motif && <span className="text-ink-soft"> ({motif})</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
