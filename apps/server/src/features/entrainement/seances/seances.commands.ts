import { randomUUID } from 'node:crypto'
import type { SeanceChanges } from '@foulee/contract/entrainement/seances'
import type { Db, Tx } from '@foulee/db/connect'
import { journalStaff, seancePhotos, seances } from '@foulee/db/schema'
import type { Step } from '@foulee/domain/entrainement/step'
import { isPublished } from '@foulee/domain/shared/publication'
import { diffFields } from '@foulee/domain/shared/version'
import { eq } from 'drizzle-orm'
import type { User } from '#platform/http/user.ts'
import { queueRemoval } from '#platform/images/retrait.ts'
import { announceSeance } from './seances.changes.ts'
import { getOwnedSeance } from './seances.policy.ts'
import type { SeanceRow } from './seances.queries.ts'
import { seanceSlugs } from './seances-slug.ts'
import { assignIds, readSteps, toStepColumns } from './seances-steps.ts'
import { recordSeance } from './seances-versions.ts'

type Content = Partial<typeof seances.$inferInsert>
type New = { user: User; content: Content; steps: readonly Step[]; now: Date }

export async function createSeance(db: Db, { user, content, steps, now }: New): Promise<number> {
  return db.transaction(async (tx) => {
    const at = now.toISOString()
    const [row] = await tx
      .insert(seances)
      .values({
        ...content,
        users_id: user.id,
        slug: randomUUID(),
        created_at: at,
        updated_at: at,
        ...toStepColumns(await assignIds(tx, [], steps)),
      })
      .returning()
    if (!row) throw new Error('The insert returned nothing.')
    const slug = await seanceSlugs.choose(tx, row.id, row.titre)
    await tx.update(seances).set({ slug }).where(eq(seances.id, row.id))
    return row.id
  })
}

type Update = { id: number; user: User; changes: SeanceChanges; now: Date }

export async function updateSeance(db: Db, { id, user, changes, now }: Update): Promise<void> {
  const { version, raccourci, steps, ...fields } = changes
  await db.transaction(async (tx) => {
    const row = await getOwnedSeance(tx, user, id, { isLocked: true })
    const input = readSteps({ raccourci, steps }, row.steps)
    const columns = input
      ? { ...toColumns(fields), ...toStepColumns(await assignIds(tx, row.steps_ids, input)) }
      : toColumns(fields)
    await saveSeance(tx, row, { user, columns, now, base: version })
  })
}

type Save = { user: User; columns: Content; now: Date; base?: number | undefined }

export async function saveSeance(
  tx: Tx,
  row: SeanceRow,
  { user, columns, now, base }: Save,
): Promise<void> {
  const { id } = row
  const changes = diffFields(row, columns)
  await recordSeance(tx, { id, section: 'seance', user, now, changes, base })
  if (!Object.keys(changes).length) return
  if (columns.titre !== undefined && !row.publie_le) {
    columns.slug = await seanceSlugs.choose(tx, id, columns.titre)
  }
  await tx
    .update(seances)
    .set({ ...columns, updated_at: now.toISOString() })
    .where(eq(seances.id, id))
  if (isPublished(row.etat)) await announceSeance(tx, id, 'edit')
}

function toColumns({
  niveau,
  video,
  ...rest
}: Omit<SeanceChanges, 'version' | 'raccourci' | 'steps'>) {
  const columns: Content = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  )
  if (niveau !== undefined) columns.niveau = niveau || null
  if (video !== undefined) columns.video = video || null
  return columns
}

export async function removeSeance(
  db: Db,
  { id, user }: { id: number; user: User },
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await getOwnedSeance(tx, user, id, { isLocked: true })
    const photos = await tx
      .select({ fichier: seancePhotos.fichier })
      .from(seancePhotos)
      .where(eq(seancePhotos.seances_id, id))
    if (user.id !== row.users_id) {
      const { users_id, slug, etat } = row
      await tx.insert(journalStaff).values({
        staff_id: user.id,
        action: 'seance.supprimer',
        objet_id: id,
        details: { users_id, slug, etat },
      })
    }
    await tx.delete(seances).where(eq(seances.id, id))
    await queueRemoval(tx, { folders: photos.map(({ fichier }) => fichier) })
    await announceSeance(tx, id)
  })
}
