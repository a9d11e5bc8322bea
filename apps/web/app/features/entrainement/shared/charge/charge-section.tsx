import type { Charge } from '@foulee/contract/entrainement/athletes'
import { formatDate, formatJour } from '@foulee/domain/shared/date'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { DataTable } from '#ui/data-table.tsx'
import { type ChargeWeek, listChargeWeeks } from './charge-weeks.ts'
import './charge.css'

const formatValue = (value: number | null, decimals = 0) =>
  value === null ? '–' : formatNombre(value, decimals)

export function ChargeSection({ charge, isOwn = true }: { charge: Charge; isOwn?: boolean }) {
  const weeks = listChargeWeeks(charge.jours)
  const isKnown = weeks.some((week) => week.charge !== null)
  return (
    <section aria-labelledby="charge" className="grid gap-4">
      <div className="grid gap-2">
        <h2 className="text-xl" id="charge">
          Charge
        </h2>
        <p className="max-w-2xl text-ink-soft">
          Minutes multipliées par l’effort ressenti. Elle dit combien a été fait et avec quelle
          régularité&nbsp;; elle ne prédit aucune blessure.
        </p>
      </div>
      {isKnown ? (
        <>
          <p>{charge.phrase}</p>
          <Bars weeks={weeks} />
          {weeks.some(({ charge: told, inconnus }) => told !== null && inconnus > 0) && (
            <p className="text-sm text-ink-soft">
              En pointillés&nbsp;: une semaine dont des jours sont sans nouvelles.
            </p>
          )}
          <details className="grid gap-3">
            <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-sapin">
              Les chiffres, semaine par semaine
            </summary>
            <Figures weeks={weeks} />
          </details>
        </>
      ) : (
        <p className="card p-4">
          {isOwn
            ? 'Quand vous marquez un entraînement comme fait, donnez sa durée et l’effort ressenti\u00a0: douze semaines se dessineront ici.'
            : 'Aucune charge n’a encore été donnée.'}
        </p>
      )}
    </section>
  )
}

/** Decorative: the table is the equivalent. */
function Bars({ weeks }: { weeks: readonly ChargeWeek[] }) {
  const most = Math.max(1, ...weeks.map(({ charge }) => charge ?? 0))
  return (
    <div aria-hidden="true" className="charge-barres">
      {weeks.map(({ lundi, charge, inconnus }) => (
        <div className="charge-semaine" key={lundi}>
          <span className="charge-valeur">{charge === null ? '' : formatNombre(charge)}</span>
          <span className="charge-fond">
            {charge !== null && (
              <span
                className={inconnus > 0 ? 'charge-barre charge-partielle' : 'charge-barre'}
                style={{ height: `${Math.max(1, (charge / most) * 100)}%` }}
              />
            )}
          </span>
          <span className="charge-date">{formatJour(lundi).replace(/^\S+ /, '')}</span>
        </div>
      ))}
    </div>
  )
}

function Figures({ weeks }: { weeks: readonly ChargeWeek[] }) {
  return (
    <DataTable
      caption="Charge de chaque semaine"
      columns={[
        { id: 'semaine', header: 'Semaine du', cell: ({ lundi }) => formatDate(lundi) },
        {
          id: 'charge',
          header: 'Charge',
          cell: (week) => formatValue(week.charge),
          isNumeric: true,
        },
        {
          id: 'inconnus',
          header: 'Jours sans nouvelles',
          cell: (week) => week.inconnus,
          isNumeric: true,
        },
        {
          id: 'sur28',
          header: '28\u00a0jours',
          cell: ({ fin }) => formatValue(fin.sur_28.valeur),
          isNumeric: true,
        },
        {
          id: 'monotonie',
          header: 'Monotonie',
          cell: ({ fin }) => formatValue(fin.monotonie, 1),
          isNumeric: true,
        },
      ]}
      keyOf={({ lundi }) => lundi}
      rows={weeks.toReversed()}
    />
  )
}
