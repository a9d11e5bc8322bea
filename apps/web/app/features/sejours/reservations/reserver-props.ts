import type { Attente } from '@foulee/contract/sejours/reservation'
import type { Formulaire, MesReservations } from '@foulee/contract/sejours/reservations'
import type { Disponibilite, Voyage } from '@foulee/contract/sejours/voyages'

/** A departure that somebody asks for. */
export type ReserverProps = {
  voyage: Voyage
  depart: Disponibilite
  formulaire: Formulaire
  mine: MesReservations
  /** Whether the account may book: its address is verified. */
  isAllowed: boolean
}

/** The same, while it is asked for in steps. */
export type StepsProps = ReserverProps & {
  attente: Attente | undefined
  /** Places that I can have: those that nobody holds, and those that are held for me. */
  libres: number
}
