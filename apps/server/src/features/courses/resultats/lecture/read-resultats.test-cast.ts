import type { Lecture } from '@foulee/contract/courses/resultats-fichier'
import { spool } from '#platform/http/spool.ts'
import { readWorkbook } from '#platform/spreadsheets/workbook.ts'
import type { Course, Ligne } from './lines.ts'
import { openFile, readPortions } from './open-file.ts'

const WORKBOOKS = {
  read: async (bytes: Buffer) => {
    const { csv, ...rest } = await readWorkbook(bytes)
    return { csv: Buffer.from(csv.buffer), ...rest }
  },
}
type Race = { nom: string; distance: number | null; is_relais: boolean }
const RACE: Race = { nom: '', distance: null, is_relais: false }

/** Reads a file of results without the database. `refused`: « 3 Il manque le temps. » */
export async function readResultats(
  file: string | Uint8Array<ArrayBuffer>,
  course: Course,
  { lecture = {}, epreuve = RACE }: { lecture?: Lecture; epreuve?: Race } = {},
) {
  async function* once() {
    yield typeof file === 'string' ? Buffer.from(file) : Buffer.from(file)
  }
  const spooled = await spool({ field: 'fichier', name: 'r.csv' }, once())
  try {
    const opened = await openFile(spooled, lecture, WORKBOOKS, {
      points: [],
      depart: null,
      ...epreuve,
    })
    const lignes: Ligne[] = []
    const refused: string[] = []
    for await (const portion of readPortions(opened, course)) {
      lignes.push(...portion.lignes)
      refused.push(...portion.refusees.map(({ ligne, message }) => `${ligne} ${message}`))
    }
    return { opened, lignes, refused }
  } finally {
    await spooled.handle.close()
  }
}
