import type { Morceau, Section } from '@foulee/domain/site/page-corps'

/** A default text, until staff edits it. */
export type PremierTexte = {
  /** Stable key, independent of path and title. */
  cle: string
  chemin: string
  titre: string
  section: Section
  ordre: number
  description: string
  html: readonly string[]
}

export type PremierBloc = { cle: string; titre: string; morceaux: readonly Morceau[] }
