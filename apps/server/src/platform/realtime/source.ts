import type { Db } from '@foulee/db/connect'
import type { Subject } from './channel.ts'

/** A feature that announces subjects: it says which of them concern whom (`*.feature.ts`). */
export type FluxSource = {
  /** For each of these members, what they are told of; nobody else is told. */
  findSubjects: (
    db: Db,
    users_ids: readonly number[],
  ) => Promise<ReadonlyMap<number, Iterable<Subject>>>
}

/** What all sources together say. */
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
