import { randomUUID } from 'node:crypto'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, syncPath } from './whole-file.ts'

/** What is begun, or half removed: never a backup, and gone at the next run. */
const DRAFT = '.ebauche-'
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** The name of the backup of a moment, to the second; names in order are moments in order. */
export const nameBackup = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

export const isBackupName = (name: string): boolean => NAME.test(name)

/** @returns the backups that are too many, oldest first. @param keep null keeps all */
export function chooseLeaving(names: readonly string[], keep: number | null): string[] {
  const backups = names.filter(isBackupName).toSorted()
  return keep === null ? [] : backups.slice(0, Math.max(0, backups.length - keep))
}

/** @returns names of whole backups, oldest first; none where there is no such folder */
export async function listBackups(place: string): Promise<string[]> {
  return (await listNames(place)).filter(isBackupName).toSorted()
}

/** What processes that were killed have left. @returns how many */
export async function removeDrafts(place: string): Promise<number> {
  const drafts = (await listNames(place)).filter((name) => name.startsWith(DRAFT))
  for (const name of drafts) await rm(join(place, name), { recursive: true, force: true })
  return drafts.length
}

export async function makeDraft(place: string): Promise<string> {
  const draft = join(place, `${DRAFT}${randomUUID()}`)
  await makeFolder(draft)
  return draft
}

/** From here on it is a backup. */
export async function nameDraft(draft: string, backup: string): Promise<void> {
  await rename(draft, backup)
  await syncPath(join(backup, '..'))
}

/** No longer a backup first, then gone: one that is half removed never looks whole. */
export async function removeBackup(place: string, name: string): Promise<void> {
  const draft = join(place, `${DRAFT}${randomUUID()}`)
  await rename(join(place, name), draft)
  await rm(draft, { recursive: true, force: true })
}

const listNames = (place: string) =>
  readdir(place).catch((cause: unknown) => {
    if ((cause as { code?: string }).code === 'ENOENT') return []
    throw cause
  })
