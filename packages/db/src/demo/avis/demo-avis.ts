import type { MotifSignalement } from '@foulee/domain/echanges/avis'
import type { CastName } from '../cast.ts'

/** What somebody of the cast says of a route or a race. */
export type DemoAvis = {
  qui: CastName
  texte: string
  note?: number
  /** When they went, for a route: the share of the time since it was published. */
  quand?: number
  /** The owner's answer, some days later. */
  reponse?: string
  /** Hidden by the staff, and why. */
  masque?: string
  /** Somebody reported it; the staff have not answered unless it is hidden. */
  signale?: { qui: CastName; motif: MotifSignalement; texte: string }
}
