import type { Db } from '@foulee/db/connect'
import type { Subject } from './channel.ts'

export type FluxSource = {
  findSubjects: (
    db: Db,
    users_ids: readonly number[],
  ) => Promise<ReadonlyMap<number, Iterable<Subject>>>
}

export async function findAllSubjects(
  db: Db,
  sources: readonly FluxSource[],
  users_ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<Subject>>> {
  const found = await Promise.all(sources.map((source) => source.findSubjects(db, users_ids)))
  return new Map(
    users_ids.map((id) => [
      id,
      new Set(found.flatMap((subjects) => [...(subjects.get(id) ?? [])])),
    ]),
  )
}
