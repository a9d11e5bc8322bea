import type { Attente } from '@foulee/contract/sejours/reservation'
import type { Formulaire, MesReservations } from '@foulee/contract/sejours/reservations'
import type { Disponibilite, Voyage } from '@foulee/contract/sejours/voyages'

export type ReserverProps = {
  voyage: Voyage
  depart: Disponibilite
  formulaire: Formulaire
  mine: MesReservations
  isAllowed: boolean
}

export type StepsProps = ReserverProps & {
  attente: Attente | undefined
  libres: number
}
