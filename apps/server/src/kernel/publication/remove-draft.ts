import { ApiError } from '@foulee/contract/shared/errors'
import type { Tx } from '@foulee/db/connect'
import { journalStaff } from '@foulee/db/schema'
import type { Services } from '#kernel/services.ts'
import type { User } from '#platform/http/user.ts'
import { removeUnusedImages } from '#platform/images/stored-images.ts'
import { canRemove, type PublishedRow, type Workflow } from './workflow.ts'

type Removal<Row> = {
  user: User
  /** Locks the row. */
  find: (tx: Tx) => Promise<Row>
  /** Why others stay: « Une course publiée s’annule. » */
  stays: string
  /** Entry of the staff's journal for another owner's content. */
  details: (row: Row) => Readonly<Record<string, unknown>>
  /** @returns the folders of its images, which others may share */
  removeRows: (tx: Tx, id: number) => Promise<string[]>
}

/**
 * Deletes a draft with its rows and images.
 * @throws ApiError `geste_impossible` for what was published once, or awaits moderation
 */
export async function removeDraft<Row extends PublishedRow>(
  { db, storage, log }: Pick<Services, 'db' | 'storage' | 'log'>,
  {
    genre,
    owner,
  }: Pick<Workflow<Row>, 'genre'> & {
    owner: Pick<Workflow<Row>['owner'], 'isOwnMove'>
  },
  { user, find, stays, details, removeRows }: Removal<Row>,
): Promise<void> {
  const images = await db.transaction(async (tx) => {
    const row = await find(tx)
    if (!canRemove(row)) {
      const message = `On supprime seulement un brouillon qui n’a jamais été publié. ${stays}`
      throw new ApiError('geste_impossible', { message })
    }
    if (!(await owner.isOwnMove(tx, row, user))) {
      await tx.insert(journalStaff).values({
        staff_id: user.id,
        action: `${genre}.supprimer`,
        objet_id: row.id,
        details: details(row),
      })
    }
    return removeRows(tx, row.id)
  })
  // The rows are already deleted: a disk error does not change that.
  await removeUnusedImages(db, storage, images).catch((cause: unknown) => log.error(cause))
}
