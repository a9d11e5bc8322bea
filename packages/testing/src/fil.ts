import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import type { Emetteur } from '@foulee/domain/echanges/publication'

type New<T extends { $inferInsert: object }> = Partial<T['$inferInsert']>
type Cible = { kind: Emetteur; id: number }

/** A post of a member by default, targeted at the member’s followers. */
export async function createPublication(
  db: Db,
  { cibles = [], ...values }: New<typeof t.publications> & { cibles?: Cible[] },
) {
  const kind = values.kind ?? 'texte'
  const emetteur_kind = values.emetteur_kind ?? 'profil'
  const [row] = await db
    .insert(t.publications)
    .values({
      ...values,
      kind,
      emetteur_kind,
      emetteur_id: values.emetteur_id ?? values.users_id ?? null,
      texte:
        values.texte ??
        (kind === 'texte' ? 'Belle sortie ce matin, les crêtes sont sèches.' : null),
    })
    .returning()
  if (!row) throw new Error('The insert returned nothing.')
  const all: Cible[] = [...cibles, { kind: emetteur_kind, id: row.emetteur_id ?? 0 }]
  if (row.users_id !== null) all.push({ kind: 'profil', id: row.users_id })
  await db
    .insert(t.publicationCibles)
    .values(
      all.map(({ kind, id }) => ({ cible_kind: kind, cible_id: id, publications_id: row.id })),
    )
    .onConflictDoNothing()
  return row
}
