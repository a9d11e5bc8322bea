import { type SQL, sql } from 'drizzle-orm'

/**
 * SQL of the first day of an edition, null while postponed without a date (produit 8.28). @param
 * edition table alias
 */
export const editionDay = (edition: string): SQL<string | null> => {
  const name = sql.identifier(edition)
  return sql<string | null>`(case when not ${name}.date_inconnue then ${name}.date_debut end)`
}

/** SQL of the day of an épreuve, its own or that of its edition, with the same rule. */
export const epreuveDay = (epreuve: string, edition: string): SQL<string | null> => {
  const [own, of] = [sql.identifier(epreuve), sql.identifier(edition)]
  return sql<string | null>`(case when not ${of}.date_inconnue
    then coalesce(${own}.date_depart, ${of}.date_debut) end)`
}
