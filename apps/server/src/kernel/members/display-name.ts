import { type SQL, sql } from 'drizzle-orm'

/**
 * `getDisplayName` of the domain in SQL; null without a name (produit 7.16).
 * @param user table alias
 */
export const displayNameOf = (user: 'u' | 'users'): SQL<string | null> => {
  const [nom, prenom] = [sql`${sql.identifier(user)}.nom`, sql`${sql.identifier(user)}.prenom`]
  return sql<
    string | null
  >`nullif(trim(concat_ws(' ', nullif(trim(${nom}), ''), trim(${prenom}))), '')`
}
