import type { MotifSignalement } from '@foulee/domain/echanges/avis'
import type { CastName } from '../cast.ts'

export type DemoAvis = {
  qui: CastName
  texte: string
  note?: number
  quand?: number
  reponse?: string
  masque?: string
  signale?: { qui: CastName; motif: MotifSignalement; texte: string }
}
