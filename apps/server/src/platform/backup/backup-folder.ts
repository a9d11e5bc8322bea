import { randomUUID } from 'node:crypto'
import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder, syncPath } from './whole-file.ts'

/** Prefix of incomplete or half-deleted backups; removed on the next run. */
const DRAFT = '.ebauche-'
const NAME_PATTERN = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

export const getBackupName = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

export const isBackupName = (name: string): boolean => NAME_PATTERN.test(name)

/**
 * @returns the backups beyond `keep`, oldest first.
 * @param keep null keeps all
 */
export function chooseLeaving(names: readonly string[], keep: number | null): string[] {
  const backups = names.filter(isBackupName).toSorted()
  return keep === null ? [] : backups.slice(0, Math.max(0, backups.length - keep))
}

export async function listBackups(parent: string): Promise<string[]> {
  return (await listNames(parent)).filter(isBackupName).toSorted()
}

export async function removeDrafts(parent: string): Promise<number> {
  const drafts = (await listNames(parent)).filter((name) => name.startsWith(DRAFT))
  for (const name of drafts) await rm(join(parent, name), { recursive: true, force: true })
  return drafts.length
}

export async function makeDraft(place: string): Promise<string> {
  const draft = join(place, `${DRAFT}${randomUUID()}`)
  await makeFolder(draft)
  return draft
}

export async function publishDraft(draft: string, backup: string): Promise<void> {
  await rename(draft, backup)
  await syncPath(join(backup, '..'))
}

/** Renames to a draft first, so that a half-deleted backup never looks complete. */
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
