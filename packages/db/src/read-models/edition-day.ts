import { type SQL, sql } from 'drizzle-orm'

/** The first day of an edition in SQL, null while it is put off to one that is not known (produit 8.28). @param edition its alias */
export const editionDay = (edition: string): SQL<string | null> => {
  const name = sql.identifier(edition)
  return sql<string | null>`(case when not ${name}.date_inconnue then ${name}.date_debut end)`
}

/** The day of an épreuve, its own or that of its edition, in the same way. */
export const epreuveDay = (epreuve: string, edition: string): SQL<string | null> => {
  const [own, of] = [sql.identifier(epreuve), sql.identifier(edition)]
  return sql<string | null>`(case when not ${of}.date_inconnue
    then coalesce(${own}.date_depart, ${of}.date_debut) end)`
}
