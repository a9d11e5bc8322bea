import { ETAT, type Statut } from '@foulee/domain/shared/publication'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

export function isInStatut(etat: SQLWrapper, statut: Statut): SQL {
  switch (statut) {
    case 'annulee':
      return sql`${etat} < 0`
    case 'en_validation':
      return sql`${etat} = ${ETAT.validation}`
    case 'publiee':
      return sql`${etat} >= ${ETAT.publiee}`
    case 'non_publiee':
      return sql`(${etat} is null or (${etat} between 0 and ${ETAT.publiee - 1} and ${etat} <> ${ETAT.validation}))`
  }
}
