import '#platform/db/drizzle-loader-hook.ts'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { FolderLockedError } from '@foulee/db/embedded/lock'
import { type Config, ConfigError, readConfig } from '#platform/config/config.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { listBackups } from './backup-folder.ts'
import type { Manifest } from './manifest.ts'
import { restoreAll } from './restauration.ts'
import { saveAll } from './sauvegarde.ts'
import { quote, SauvegardeError } from './sauvegarde-error.ts'

const USAGE = [
  'Usage\u00a0:',
  '  npm run sauvegarde',
  '  npm run restauration -- dossier-de-la-sauvegarde|derniere [--remplacer]',
  'Sans npm, là où le site est construit\u00a0:',
  '  node apps/server/build/sauvegarde.js sauvegarde',
  '  node apps/server/build/sauvegarde.js restauration dossier-de-la-sauvegarde|derniere [--remplacer]',
].join('\n')

const EXIT = { done: 0, failed: 1, misused: 2, incomplete: 3 }

class UsageError extends Error {
  override name = 'UsageError'
}

const writeLine = (text: string) => process.stdout.write(`${text}\n`)

const count = (nb: number, noun: string) =>
  `${nb.toLocaleString('fr-FR')} ${noun}${nb > 1 ? 's' : ''}`

function describe({ tables, fichiers, base }: Manifest): string {
  const rows = tables.reduce((sum, { lignes }) => sum + lignes, 0)
  const bytes = fichiers.reduce((sum, { taille }) => sum + taille, base.taille)
  const size = (bytes / 1e6).toLocaleString('fr-FR', { maximumFractionDigits: 1 })
  return `${count(tables.length, 'table')}, ${count(rows, 'ligne')}, ${count(fichiers.length, 'fichier')}, ${size} Mo`
}

/** The dump is one long session: it needs a direct connection, not a pooler. */
function readSettings(): Config {
  const config = readConfig(process.env)
  return { ...config, databaseUrl: config.databaseDirectUrl ?? config.databaseUrl }
}

async function save(config: Config): Promise<number> {
  const input = { storage: openStorage(config.storage), now: new Date(), log: writeLine }
  const { folder, manifest } = await saveAll(config, input).catch((cause: unknown) => {
    if (cause instanceof FolderLockedError) {
      throw new SauvegardeError(`${cause.message} ${LOCKED}`, { cause })
    }
    throw cause
  })
  writeLine(`Sauvegarde écrite et relue\u00a0: ${resolve(folder)} (${describe(manifest)}).`)
  if (manifest.manquants.length === 0) return EXIT.done
  writeLine(
    'Attention\u00a0: la base de données nomme des fichiers que le stockage n’a plus\u00a0:',
  )
  for (const name of manifest.manquants) writeLine(`  ${name}`)
  return EXIT.incomplete
}

const LOCKED =
  'Arrêtez le serveur (la base embarquée ne se lit qu’à un seul), ou attendez la fin de l’autre sauvegarde.'

async function restore(config: Config, named: string, replace: boolean): Promise<number> {
  const folder = named === 'derniere' ? await findLast(config) : named
  const input = { storage: openStorage(config.storage), now: new Date(), replace, log: writeLine }
  const { manifest, former } = await restoreAll(folder, config, input)
  writeLine(`Restauration faite et comparée\u00a0: ${describe(manifest)}, du ${manifest.date}.`)
  if (former)
    writeLine(`L’ancienne base reste sous ${quote(former)}\u00a0: supprimez-la quand tout va bien.`)
  if (manifest.manquants.length === 0) return EXIT.done
  writeLine('Attention\u00a0: ces fichiers manquaient déjà le jour de la sauvegarde\u00a0:')
  for (const name of manifest.manquants) writeLine(`  ${name}`)
  return EXIT.incomplete
}

async function findLast({ sauvegarde }: Config): Promise<string> {
  const last = (await listBackups(sauvegarde.dossier)).at(-1)
  if (last) return join(sauvegarde.dossier, last)
  throw new SauvegardeError(`Il n’y a pas de sauvegarde dans ${quote(sauvegarde.dossier)}.`)
}

function readArguments(args: string[]) {
  try {
    const options = { remplacer: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    return { replace: values.remplacer, words: positionals }
  } catch (cause) {
    throw new UsageError(USAGE, { cause })
  }
}

/**
 * `npm run sauvegarde` and `npm run restauration`.
 * @returns the exit code
 */
async function main(): Promise<number> {
  const { replace, words } = readArguments(process.argv.slice(2))
  const [command, folder, ...rest] = words
  if (command === 'sauvegarde' && !folder && !replace) return save(readSettings())
  if (command === 'restauration' && folder && rest.length === 0) {
    return restore(readSettings(), folder, replace)
  }
  throw new UsageError(USAGE)
}

try {
  process.exitCode = await main()
} catch (cause) {
  const isExpected = [UsageError, SauvegardeError, ConfigError, FolderLockedError].some(
    (kind) => cause instanceof kind,
  )
  const text = cause instanceof Error ? (isExpected ? cause.message : cause.stack) : String(cause)
  process.stderr.write(`${text}\n`)
  process.exitCode = cause instanceof UsageError ? EXIT.misused : EXIT.failed
}
