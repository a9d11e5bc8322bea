import type { Bareme } from '@foulee/domain/sejours/annulation'
import type { PrixReservation } from '@foulee/domain/sejours/reservation'
import { formatDate } from '@foulee/domain/shared/date'
import { formatMontant } from '@foulee/domain/shared/mesure'
import type { ReactNode } from 'react'
import { listBareme } from './reservation-texts.ts'

type SommesProps = PrixReservation & {
  nb_places: number
  nb_single: number
  reglement: string | null
  /** Full payment at once: booked after the due date of the balance. */
  isDueNow?: boolean
}

export function Sommes(props: SommesProps) {
  const { prix, supplement_single, total, acompte, solde_le, nb_places, nb_single } = props
  const { reglement, isDueNow = false } = props
  const rest = total - acompte
  return (
    <div className="grid gap-3">
      <dl className="grid gap-1.5 tabular-nums">
        <Ligne label={`${nb_places}\u00a0× ${formatMontant(prix)}`} value={nb_places * prix} />
        {nb_single > 0 && (
          <Ligne
            label={`Chambre individuelle, ${nb_single}\u00a0× ${formatMontant(supplement_single)}`}
            value={nb_single * supplement_single}
          />
        )}
        <Ligne isTotal label="Total" value={total} />
        <Ligne label="Acompte, à la confirmation" value={acompte} />
        {rest > 0 && (
          <Ligne
            label={isDueNow ? 'Reste, dès la confirmation' : `Reste, le ${formatDate(solde_le)}`}
            value={rest}
          />
        )}
      </dl>
      {reglement && <p className="whitespace-pre-line">{reglement}</p>}
      <p className="text-ink-soft">
        Aucun paiement n’est pris par Foulée&nbsp;: vous réglez directement l’agence.
      </p>
    </div>
  )
}

type LigneProps = { label: ReactNode; value: number; isTotal?: boolean }

const Ligne = ({ label, value, isTotal = false }: LigneProps) => (
  <div
    className={
      isTotal
        ? 'flex justify-between gap-4 border-t border-line pt-1.5 text-lg font-semibold'
        : 'flex justify-between gap-4'
    }
  >
    <dt>{label}</dt>
    <dd className="whitespace-nowrap">{formatMontant(value)}</dd>
  </div>
)

type BaremeProps = {
  bareme: Bareme
  total: number
  debut: string
  /** Earlier steps are left out; all steps without it. */
  today?: string
}

export const BaremeTable = ({ bareme, total, debut, today }: BaremeProps) => (
  <dl className="grid gap-1.5 tabular-nums">
    {listBareme(bareme, total, debut, today).map(({ quand, cout }) => (
      <div className="flex justify-between gap-4" key={quand}>
        <dt>{quand}</dt>
        <dd className="text-end font-semibold">{cout}</dd>
      </div>
    ))}
  </dl>
)
