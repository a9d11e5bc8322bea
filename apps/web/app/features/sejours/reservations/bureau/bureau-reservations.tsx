import type { ReservationBureau } from '@foulee/contract/sejours/reservation'
import type { ReactNode } from 'react'
import { BureauReservation } from './bureau-reservation.tsx'

type BureauReservationsProps = { reservations: readonly ReservationBureau[] }

export function BureauReservations({ reservations }: BureauReservationsProps) {
  const of = (...etats: ReservationBureau['etat'][]) =>
    reservations.filter(({ etat }) => etats.includes(etat))
  const ended = of('annulee')
  return (
    <div className="grid gap-8">
      <Part empty="Aucune demande n’attend votre réponse." of={of('demande')} title="Demandes" />
      <Part
        empty="Aucune réservation confirmée."
        of={of('confirmee', 'terminee')}
        title="Confirmées"
      />
      {ended.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">
            Annulées et refusées ({ended.length})
          </summary>
          <Cards of={ended} />
        </details>
      )}
    </div>
  )
}

type PartProps = { title: string; empty: string; of: ReservationBureau[] }

function Part({ title, empty, of }: PartProps): ReactNode {
  return (
    <section aria-label={title} className="grid gap-4">
      <h2 className="text-xl">{title}</h2>
      {of.length ? <Cards of={of} /> : <p className="text-ink-soft">{empty}</p>}
    </section>
  )
}

const Cards = ({ of }: { of: ReservationBureau[] }) => (
  <ul className="grid gap-4">
    {of.map((item) => (
      <li key={item.id}>
        <BureauReservation reservation={item} />
      </li>
    ))}
  </ul>
)
