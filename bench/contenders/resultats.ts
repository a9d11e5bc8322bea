import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Connection, connectEmbedded, connectPostgres } from '@foulee/db/connect'
import { migrate } from '@foulee/db/migrate'
import { createCourse, createOrganisateur, createUser, dayFrom } from '@foulee/testing/factories'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { openFile } from '../../apps/server/src/features/courses/resultats/lecture/open-file.ts'
import {
  sendFile,
  tryFile,
} from '../../apps/server/src/features/courses/resultats/resultats.envoi.ts'
import { getOwnedEpreuve } from '../../apps/server/src/features/courses/resultats/resultats.policy.ts'
import {
  countClasses,
  findResultats,
} from '../../apps/server/src/features/courses/resultats/resultats.queries.ts'
import { findResume } from '../../apps/server/src/features/courses/resultats/resultats.resume.ts'
import { closeSpooled } from '../../apps/server/src/platform/http/spool.ts'
import { NO_WORKBOOKS } from '../../apps/server/src/platform/spreadsheets/test-workbooks.ts'
import { median } from '../report.ts'
import { writeResultFile } from '../result-file.ts'
import { createTurns } from '../turns.ts'

/**
 * Child process side: reads, dry-runs and stores a results file, then requests its page; reports
 * durations and event loop delays.
 */
export type Step = { name: string; ms: number; heldMs: number }

const LINES = Number(process.argv[3])
const NOW = new Date('2026-03-16T09:00:00Z')
const TIMES = 5
const folder = mkdtempSync(join(tmpdir(), 'foulee-resultats-'))

async function open(url: string): Promise<Connection> {
  const connection = await (url ? connectPostgres(url) : connectEmbedded(folder))
  await migrate(connection.db)
  return connection
}

const { db, close } = await open(process.argv[2] ?? '')
const user = { ...(await createUser(db)), compte: { staff: true } }
const { id: organisateurs_id } = await createOrganisateur(db, { membres: [user.id] })
const course = await createCourse(db, NOW, {
  organisateurs_id,
  editions: [{ date_debut: dayFrom(NOW, -2), epreuves: [{ distance: 10_000 }] }],
})
const epreuve = await getOwnedEpreuve(db, user as never, await findEpreuveOf(db, course.id))

const steps: Step[] = []
async function time(name: string, run: () => Promise<unknown>, times = 1): Promise<void> {
  const taken: number[] = []
  const turns = createTurns()
  for (let n = 0; n < times; n += 1) {
    const start = performance.now()
    await run()
    taken.push(performance.now() - start)
  }
  steps.push({ name, ms: median(taken), heldMs: turns.stop() })
}

async function measure(): Promise<void> {
  const file = await writeResultFile(LINES)
  const users_id = user.id
  await time('essai à blanc', async () =>
    tryFile(db, epreuve, await openFile(file, {}, NO_WORKBOOKS)),
  )
  const store = async () =>
    sendFile(db, {
      epreuve,
      opened: await openFile(file, {}, NO_WORKBOOKS),
      ignorer: false,
      users_id,
      now: NOW,
    })
  await time('premier envoi', store)
  await time('envoi qui remplace', store)
  await closeSpooled([file])
  const measureQuery = (name: string, query: object, page = 1) =>
    time(
      name,
      async () => {
        await findResultats(db, epreuve.id, { ...query, page, nb_page: 50 } as never)
        await countClasses(db, epreuve.id)
      },
      TIMES,
    )
  await measureQuery('première page', {})
  await measureQuery('dernière page', {}, LINES / 50)
  await measureQuery('un nom', { texte: 'lefevre zoe' })
  await measureQuery('un dossard', { texte: '4242' })
  await measureQuery('femmes, M2', { sexe: ['f'], categorie: ['M2'] })
  await time('podiums, catégories, répartition', () => findResume(db, epreuve), TIMES)
}

process.once('message', async () => {
  await measure()
  process.send?.(steps)
  await close()
  rmSync(folder, { recursive: true })
  process.disconnect?.()
})
process.send?.('loaded')
