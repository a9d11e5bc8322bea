import type { Morceau, Section } from '@foulee/domain/site/page-corps'

export type PremierTexte = {
  cle: string
  chemin: string
  titre: string
  section: Section
  ordre: number
  description: string
  html: readonly string[]
}

export type PremierBloc = { cle: string; titre: string; morceaux: readonly Morceau[] }
