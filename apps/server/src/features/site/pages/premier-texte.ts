import type { Morceau, Section } from '@foulee/domain/site/page-corps'

/** A text that the site opens with, until the staff writes its own. */
export type PremierTexte = {
  /** Which it is, whatever becomes of its path and its title. */
  cle: string
  chemin: string
  titre: string
  section: Section
  ordre: number
  description: string
  html: readonly string[]
}

/** A text without an address, which a page of the code asks for by its key. */
export type PremierBloc = { cle: string; titre: string; morceaux: readonly Morceau[] }
