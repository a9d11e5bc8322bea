import { readFile, stat, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import type { LectureTableau } from '@foulee/contract/shared/tableau'
import { connectEmbedded, connectPostgres } from '@foulee/db/connect'
import { FolderLockedError } from '@foulee/db/embedded/lock'
import { migrate, OldDatabaseError } from '@foulee/db/migrate'
import { MAX_UPLOAD_BYTES } from '@foulee/domain/shared/upload-limits'
import { ImportError, quote } from '#kernel/imports/import-error.ts'
import { readTable, type Table } from '#kernel/imports/read-table.ts'
import { type Config, ConfigError, readConfig } from '#platform/config/config.ts'
import { fromBytes } from '#platform/spreadsheets/source.ts'
import { readWorkbook, type Wanted } from '#platform/spreadsheets/workbook.ts'
import { writeRefusees } from './import-file.ts'
import { importCourses, previewImport } from './imports.commands.ts'
import type { Plan } from './plan.types.ts'
import { isRefused, readLines } from './read-lines.ts'
import { describeLine, describeTotals } from './report.ts'

const USAGE =
  'Usage\u00a0: npm run import:courses -- fichier.xlsx|fichier.csv [--dry-run] [--publier] [--organisateur "Nom"] [--ligne-titres 3] [--masques] [--feuille "Nom"] [--refusees refusees.csv]'

const writeLine = (text: string) => process.stdout.write(`${text}\n`)

type Options = {
  path: string
  isDryRun: boolean
  publier: boolean
  organisateur: string | null
  lecture: LectureTableau
  refusees: string | undefined
}

function readArguments(args: string[]): Options {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        publier: { type: 'boolean', default: false },
        organisateur: { type: 'string' },
        'ligne-titres': { type: 'string', default: '0' },
        masques: { type: 'boolean', default: false },
        feuille: { type: 'string' },
        refusees: { type: 'string' },
      },
    })
    const [path, ...rest] = positionals
    if (!path || rest.length) throw new ImportError(USAGE)
    const organisateur = values.organisateur?.trim() || null
    const { publier, refusees, feuille } = values
    const ligne_titres = Number(values['ligne-titres'])
    if (!Number.isInteger(ligne_titres) || ligne_titres < 0) throw new ImportError(USAGE)
    const masques = values.masques ? 'true' : 'false'
    const lecture: LectureTableau = { ligne_titres, masques, ...(feuille && { feuille }) }
    return { path, isDryRun: values['dry-run'], publier, organisateur, lecture, refusees }
  } catch (cause) {
    throw new ImportError(USAGE, { cause })
  }
}

async function readBytes(path: string): Promise<Buffer> {
  try {
    const file = await stat(path)
    if (!file.isFile()) throw new ImportError(`${quote(path)} n’est pas un fichier.`)
    if (file.size > MAX_UPLOAD_BYTES) {
      throw new ImportError(`${quote(path)} dépasse 25\u00a0Mo\u00a0: découpez ce fichier.`)
    }
    return await readFile(path)
  } catch (cause) {
    if (cause instanceof ImportError) throw cause
    throw new ImportError(
      `${quote(path)} ne peut pas être lu\u00a0: vérifiez son nom et ses droits.`,
      {
        cause,
      },
    )
  }
}

/** Opens the database, which no embedded server may have open. */
async function run(
  config: Config,
  lines: ReturnType<typeof readLines>['lines'],
  options: Options,
): Promise<Plan> {
  const connection = config.databaseUrl
    ? await connectPostgres(config.databaseUrl)
    : await connectEmbedded(config.dataDir)
  try {
    await migrate(connection.db)
    return options.isDryRun
      ? await previewImport(connection.db, lines, options)
      : await importCourses(connection.db, lines, { ...options, now: new Date() })
  } finally {
    await connection.close()
  }
}

const readHere = async (bytes: Buffer, wanted?: Wanted) => {
  const { csv, ...sheet } = await readWorkbook(bytes, wanted)
  return { csv: Buffer.from(csv.buffer), ...sheet }
}

const hidesRows = ({ feuille }: Table, { lecture }: Options): boolean =>
  lecture.masques !== 'true' &&
  feuille !== null &&
  feuille.lignes_masquees + feuille.colonnes_masquees > 0

async function main(): Promise<void> {
  const options = readArguments(process.argv.slice(2))
  const config = readConfig(process.env)
  const source = fromBytes(await readBytes(options.path))
  // A command-line process needs no worker thread.
  const table = await readTable(source, { read: readHere }, options.lecture)
  const { lines, constats } = readLines(table)
  constats.forEach(writeLine)
  if (hidesRows(table, options)) writeLine('Pour lire aussi ce qui est masqué\u00a0: --masques.')
  const plan = await run(config, lines, options)
  if (options.refusees) await writeFile(options.refusees, writeRefusees({ table, lines }))
  for (const report of plan.reports) writeLine(describeLine(report))
  for (const total of describeTotals(plan, options.isDryRun)) writeLine(total)
  if (lines.every(isRefused)) throw new ImportError('Aucune ligne de ce fichier n’est utilisable.')
}

main().catch((cause) => {
  const isExpected = [ImportError, ConfigError, FolderLockedError, OldDatabaseError].some(
    (kind) => cause instanceof kind,
  )
  process.stderr.write(`${isExpected ? cause.message : (cause?.stack ?? cause)}\n`)
  process.exitCode = 1
})
