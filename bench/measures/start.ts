import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOurs } from '../bench.ts'
import type { Section } from '../report.ts'

export async function measureStart(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'foulee-start-'))
  const env = { DATABASE_URL: undefined, DATA_DIR: folder, DEMO: '1' }
  try {
    const first = await timeStart(env)
    const next = await timeStart(env)
    const rows = [
      { départ: 'premier, monde de démonstration', ...first },
      { départ: 'suivant', ...next },
    ]
    return {
      title: 'Départ avec la base embarquée',
      method: 'Du lancement du processus à sa première réponse.',
      rows,
      budgets: [
        { what: 'premier départ', value: first.s, unit: ' s', max: 60 },
        { what: 'départ suivant', value: next.s, unit: ' s', max: 4 },
      ],
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** CPU seconds too, as wall time depends on other load. */
async function timeStart(env: Record<string, string | undefined>) {
  const server = await startOurs(env)
  const cpu = server.readCpuMs()
  await server.stop()
  return { s: server.startMs / 1000, 's de processeur': cpu === null ? null : cpu / 1000 }
}
