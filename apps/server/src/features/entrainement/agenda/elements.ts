import type { Db, Tx } from '@foulee/db/connect'
import type { ElementAgenda } from '@foulee/domain/entrainement/conflits'
import type { AgendaEntry, AgendaQuery } from '#kernel/agenda/agenda.ts'
import type { Registry } from '#kernel/registry.ts'

type Context = { db: Db | Tx; registry: Pick<Registry, 'agenda'> }

export async function listEntries(
  { db, registry }: Context,
  query: AgendaQuery,
): Promise<AgendaEntry[]> {
  const found: AgendaEntry[] = []
  for (const source of registry.agenda) found.push(...(await source(db, query)))
  return found.sort((a, b) => compare(a.item, b.item))
}

type Dated = { jour: string; heure: string | null; cle: string }

const compare = (a: Dated, b: Dated) =>
  a.jour.localeCompare(b.jour) ||
  (a.heure ?? '').localeCompare(b.heure ?? '') ||
  a.cle.localeCompare(b.cle)

export const listElements = async (
  context: Context,
  users_id: number,
  days: { du: string; au: string },
): Promise<ElementAgenda[]> =>
  (await listEntries(context, { users_id, ...days })).flatMap(({ element }) => element ?? [])
