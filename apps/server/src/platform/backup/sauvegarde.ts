import { join } from 'node:path'
import { lockFolder } from '@foulee/db/embedded/lock'
import program from '#package.json' with { type: 'json' }
import type { Config } from '#platform/config/config.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { checkArchive, writeArchive } from './archive.ts'
import {
  chooseLeaving,
  getBackupName,
  listBackups,
  makeDraft,
  publishDraft,
  removeBackup,
  removeDrafts,
} from './backup-folder.ts'
import { type CopiedFiles, copyFiles, type Earlier, findMissing } from './copy-files.ts'
import { type Manifest, readManifest, writeManifest } from './manifest.ts'
import { quote, SauvegardeError } from './sauvegarde-error.ts'
import { findProblems } from './verify.ts'
import { makeFolder, syncTree } from './whole-file.ts'

type Settings = Pick<Config, 'databaseUrl' | 'dataDir' | 'sauvegarde'>
type SauvegardeOptions = { storage: Storage; now: Date; log: (text: string) => void }

/**
 * Backs up database and files into a new folder of `sauvegarde.dossier`, which appears only once
 * all of it was read back from the disk.
 * @returns the folder and its manifest
 * @throws FolderLockedError while another backup runs, or a server on the embedded database
 */
export async function saveAll(
  settings: Settings,
  options: SauvegardeOptions,
): Promise<{ folder: string; manifest: Manifest }> {
  const place = settings.sauvegarde.dossier
  await makeFolder(place)
  const release = lockFolder(place)
  try {
    const left = await removeDrafts(place)
    if (left) options.log('Ce qu’une sauvegarde interrompue avait laissé a été enlevé.')
    const folder = join(place, getBackupName(options.now))
    const names = await listBackups(place)
    if (names.includes(getBackupName(options.now))) {
      throw new SauvegardeError(`${quote(folder)} existe déjà\u00a0: recommencez dans une seconde.`)
    }
    const draft = await makeDraft(place)
    const earlier = await findEarlier(place, names)
    const manifest = await fillDraft(draft, settings, options, earlier).catch(async (cause) => {
      await removeDrafts(place)
      throw cause
    })
    await publishDraft(draft, folder)
    for (const name of chooseLeaving(
      [...names, getBackupName(options.now)],
      settings.sauvegarde.garder,
    )) {
      await removeBackup(place, name)
      options.log(`La sauvegarde ${name} a été enlevée.`)
    }
    return { folder, manifest }
  } finally {
    release()
  }
}

async function fillDraft(
  draft: string,
  settings: Settings,
  { storage, now, log }: SauvegardeOptions,
  earlier: Earlier | null,
): Promise<Manifest> {
  const copied: CopiedFiles = new Map()
  const copy = () => copyFiles(storage, draft, { copied, earlier })
  log('Copie des fichiers…')
  await copy()
  log('Copie de la base de données…')
  const archive = await writeArchive(settings, draft, copy)
  const { base, migration, tables, named } = archive
  const manifest: Manifest = {
    format: 1,
    version: program.version,
    migration,
    date: now.toISOString(),
    base,
    tables,
    fichiers: [...copied].map(([cle, state]) => ({ cle, ...state })),
    manquants: findMissing(named, copied.keys()),
  }
  await writeManifest(draft, manifest)
  await syncTree(draft, { files: false })
  log('Relecture…')
  await checkArchive(draft, archive)
  const problems = await findProblems(draft, await readManifest(draft))
  if (problems.length === 0) return manifest
  throw new SauvegardeError(`La sauvegarde ne se relit pas telle quelle. ${problems.join(' ')}`)
}

/** The last backup with a readable manifest; without one everything is copied. */
async function findEarlier(place: string, names: readonly string[]): Promise<Earlier | null> {
  const name = names.at(-1)
  if (!name) return null
  const folder = join(place, name)
  const manifest = await readManifest(folder).catch((cause: unknown) => {
    if (cause instanceof SauvegardeError) return null
    throw cause
  })
  return manifest && { folder, files: new Map(manifest.fichiers.map(({ cle, ...s }) => [cle, s])) }
}
