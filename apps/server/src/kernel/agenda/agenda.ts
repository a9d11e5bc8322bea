import type { AgendaItem } from '@foulee/contract/entrainement/agenda'
import type { Db, Tx } from '@foulee/db/connect'
import type { ElementAgenda } from '@foulee/domain/entrainement/conflits'
import type { Reperes } from '@foulee/domain/entrainement/reperes'

/** Whose dates are asked for, between two days, both included. */
export type AgendaQuery = { users_id: number; du: string; au: string }

/** Something dated of a member, and what of it may get in the way of something else. */
export type AgendaEntry = {
  item: AgendaItem
  element: ElementAgenda | null
  /** More of it, in the paces of its reader, for a calendar that shows nothing else of it. */
  describe?: (reperes: Reperes) => string
}

/** What of a feature is dated for a member, in one statement. */
export type AgendaSource = (db: Db | Tx, asked: AgendaQuery) => Promise<AgendaEntry[]>
