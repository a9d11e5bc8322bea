import type { AgendaItem } from '@foulee/contract/entrainement/agenda'
import type { Db, Tx } from '@foulee/db/connect'
import type { ElementAgenda } from '@foulee/domain/entrainement/conflits'
import type { Reperes } from '@foulee/domain/entrainement/reperes'

export type AgendaQuery = { users_id: number; du: string; au: string }

export type AgendaEntry = {
  item: AgendaItem
  element: ElementAgenda | null
  /** Long description, in the reader's paces, for a calendar client that shows nothing else. */
  describe?: (reperes: Reperes) => string
}

export type AgendaSource = (db: Db | Tx, query: AgendaQuery) => Promise<AgendaEntry[]>
