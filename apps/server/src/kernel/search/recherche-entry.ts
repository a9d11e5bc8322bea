import type { RechercheKind } from '@foulee/domain/site/recherche'
import type { SQL } from 'drizzle-orm'
import type { Demande } from './demande.ts'

/** Figures of one thing that is shown, and the line below its title that they make. */
export type RechercheDetail = {
  /**
   * One JSON value, of the thing whose id is `p.id`.
   * @param search what was typed, as a `tsquery`; null where only beginnings of titles are looked for
   */
  figures: (search: string | null) => SQL
  write: (figures: unknown) => string
}

/** @param write given what `figures` reads */
export const writeDetail = <Figures>(
  figures: SQL | RechercheDetail['figures'],
  write: (figures: Figures) => string,
): RechercheDetail => ({
  figures: typeof figures === 'function' ? figures : () => figures,
  write: (read) => write(read as Figures),
})

/**
 * What a feature says of its things to the search everywhere. What a row says of one stands in the database,
 * in the function `recherche_de_<kind>` that the triggers call (decision 0126).
 */
export type RechercheEntry = {
  kind: RechercheKind
  /** Everything of the kind that there is, as one `select` of `id`: what a rebuild goes through. */
  ids: SQL
  /** A condition on a row: this member finds it now, or a visitor. Without it everyone finds what is public. */
  isFound?: (viewer: number | null, now: Date) => SQL
  /** In place of what the index says, which rounds: written as pages write it. */
  detail?: RechercheDetail
  /** Where the words of a search mean something (produit 14.25): what it is to them, and how many each text finds. */
  sens?: Pick<Demande<never>, 'quoi' | 'countEach'>
}
