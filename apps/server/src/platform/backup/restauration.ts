import { join } from 'node:path'
import { getNewestMigration } from '@foulee/db/migrate'
import type { Config } from '#platform/config/config.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { isStorageEmpty, restoreFiles } from './restore-files.ts'
import { quote, SauvegardeError } from './sauvegarde-error.ts'
import { compareTables, isSameMajor } from './tables.ts'
import type { Target } from './target.ts'
import { openEmbeddedTarget } from './target-embedded.ts'
import { openPostgresTarget } from './target-postgres.ts'
import { findProblems } from './verify.ts'

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'>
type RestaurationOptions = {
  storage: Storage
  now: Date
  /** Whether existing data may be replaced; otherwise the targets must be empty. */
  replace: boolean
  log: (text: string) => void
}

/** Cap on printed sentences: a wholly corrupted folder would flood the terminal. */
const MAX_LISTED = 20

/**
 * Restores database and files. Every file is verified first; the database is loaded beside the
 * current one, compared, then swapped.
 * @returns the manifest, and the place of the former database when there was one
 */
export async function restoreAll(
  folder: string,
  settings: Settings,
  { storage, now, replace, log }: RestaurationOptions,
): Promise<{ manifest: Manifest; former: string | null }> {
  const manifest = await readManifest(folder)
  assertCompatible(manifest, settings)
  log('Vérification de la sauvegarde…')
  assertNoProblems('Cette sauvegarde est altérée.', await findProblems(folder, manifest))
  const target = settings.databaseUrl
    ? await openPostgresTarget(settings.databaseUrl, now)
    : await openEmbeddedTarget(settings.dataDir, now)
  try {
    if (!replace) await assertEmpty(target, storage)
    log('Chargement de la base de données…')
    const { base, tables, fichiers } = manifest
    const loaded = await target.load(join(folder, base.nom))
    const isSame = isSameMajor(base.serveur, loaded.serveur)
    assertNoProblems(
      'La base chargée n’est pas celle de la sauvegarde.',
      compareTables(tables, loaded.tables, isSame),
    )
    log('Copie des fichiers…')
    await restoreFiles(storage, folder, fichiers)
    return { manifest, former: await target.swap() }
  } finally {
    await target.close()
  }
}

function assertCompatible({ base, migration, version }: Manifest, { databaseUrl }: Settings): void {
  const isPostgres = base.sorte === 'postgres'
  if (isPostgres !== (databaseUrl !== null)) {
    throw new SauvegardeError(
      isPostgres
        ? 'Cette sauvegarde est celle d’un PostgreSQL\u00a0: donnez le sien dans DATABASE_URL.'
        : 'Cette sauvegarde est celle d’une base embarquée\u00a0: retirez DATABASE_URL.',
    )
  }
  if (migration > getNewestMigration()) {
    throw new SauvegardeError(
      `Cette sauvegarde vient d’une version plus récente de Foulée (${version})\u00a0: installez-la d’abord.`,
    )
  }
}

async function assertEmpty(target: Target, storage: Storage): Promise<void> {
  const full = (await target.isEmpty())
    ? (await isStorageEmpty(storage))
      ? null
      : 'Le stockage contient déjà des fichiers'
    : `La base ${quote(target.name)} n’est pas vide`
  if (full) throw new SauvegardeError(`${full}\u00a0: ajoutez --remplacer pour les remplacer.`)
}

function assertNoProblems(what: string, problems: readonly string[]): void {
  if (problems.length === 0) return
  const more = problems.length > MAX_LISTED ? [`Et ${problems.length - MAX_LISTED} autres.`] : []
  throw new SauvegardeError([what, ...problems.slice(0, MAX_LISTED), ...more].join('\n'))
}
