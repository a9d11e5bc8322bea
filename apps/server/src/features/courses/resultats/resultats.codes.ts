import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { Readable } from 'node:stream'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { resultatEnvois } from '@foulee/db/schema'
import {
  CODE_RESULTAT_JOURS,
  showCodeResultat,
  writeCodeResultat,
} from '@foulee/domain/courses/code-resultat'
import { formatDate } from '@foulee/domain/shared/date'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { eq } from 'drizzle-orm'
import { getSecret } from '#platform/crypto/secrets.ts'
import { writeCsv, writeCsvLines } from '#platform/spreadsheets/csv/write-csv.ts'
import { getLineKey } from './resultats.keys.ts'
import type { ResultatRow } from './resultats.policy.ts'
import { readAll } from './resultats.queries.ts'

const DAY_MS = 86_400_000

/** Server key of the codes: read access to the tables is not enough to know them. */
export const getCodesKey = (db: Db | Tx): Promise<string> => getSecret(db, 'codes-resultats')

export const getCodesExpiry = (now: Date): string =>
  new Date(now.getTime() + CODE_RESULTAT_JOURS * DAY_MS).toISOString()

type CodedLine = Pick<ResultatRow, 'dossard' | 'recherche'> & { epreuves_id: number }

/**
 * Codes are derived, never stored: from the key, the salt of the épreuve, and the line's number and
 * name. The next file gives the same code to the same runner.
 */
function deriveCode(key: string, sel: string, line: CodedLine): string {
  const payload = `code\n${line.epreuves_id}\n${sel}\n${getLineKey(line)}`
  return writeCodeResultat(createHmac('sha256', key).update(payload).digest())
}

type Numbered = { epreuves_id: number; dossard: string | null }

/** Stored digest of a code from the file; includes the line, so that no code fits another. */
export const hashLineCode = (key: string, { epreuves_id, dossard }: Numbered, code: string) =>
  createHmac('sha256', key).update(`fichier\n${epreuves_id}\n${dossard}\n${code}`).digest('hex')

type CodeState = { codes_sel: string | null; codes_jusqua: string | null } | undefined
type CodeCheck = Numbered & { code: string | null; now: Date }

/** Constant time, also without a code. */
export function isRightLineCode(
  key: string,
  line: ResultatRow | undefined,
  codeState: CodeState,
  { code, now, ...numbered }: CodeCheck,
): boolean {
  const named = line ?? { ...numbered, recherche: '' }
  const derived = hashLineCode(key, numbered, deriveCode(key, codeState?.codes_sel ?? '', named))
  const expected = line?.code_hash ?? derived
  const sent = hashLineCode(key, numbered, code ?? '')
  const isEqual = timingSafeEqual(Buffer.from(sent), Buffer.from(expected))
  const isMade = line !== undefined && (line.code_hash !== null || codeState?.codes_sel != null)
  const isOpen = codeState?.codes_jusqua != null && new Date(codeState.codes_jusqua) > now
  return isEqual && isMade && isOpen && code !== null
}

type CodesRequest = { epreuves_id: number; nouveaux: boolean; now: Date }

export async function exportCodes(
  db: Db,
  { epreuves_id, nouveaux, now }: CodesRequest,
): Promise<Readable> {
  const key = await getCodesKey(db)
  const codeState = await db.transaction(async (tx) => {
    const mine = eq(resultatEnvois.epreuves_id, epreuves_id)
    const [envoi] = await tx.select().from(resultatEnvois).where(mine).for('update')
    if (!envoi) throw new ApiError('resultats_absents')
    const isOpen = envoi.codes_jusqua !== null && new Date(envoi.codes_jusqua) > now
    const { codes_sel, codes_jusqua } = envoi
    if (isOpen && codes_sel && codes_jusqua && !nouveaux) return { codes_sel, codes_jusqua }
    const made = { codes_sel: randomBytes(16).toString('hex'), codes_jusqua: getCodesExpiry(now) }
    await tx.update(resultatEnvois).set(made).where(mine)
    return made
  })
  return Readable.from(writeCodes(db, key, { ...codeState, epreuves_id }))
}

const HEADER = ['Dossard', 'Nom', 'Prénom', 'Code', 'Valable jusqu’au']

async function* writeCodes(
  db: Db,
  key: string,
  input: { epreuves_id: number; codes_sel: string; codes_jusqua: string },
): AsyncGenerator<string> {
  const { epreuves_id, codes_sel, codes_jusqua } = input
  const until = formatDate(parisDate(new Date(codes_jusqua)))
  yield writeCsv(HEADER, [])
  for await (const rows of readAll(db, epreuves_id)) {
    const derived = rows.filter(({ dossard, has_code }) => dossard !== null && !has_code)
    yield writeCsvLines(
      derived.map((row) => {
        const code = deriveCode(key, codes_sel, { ...row, epreuves_id })
        return [row.dossard, row.nom, row.prenom, showCodeResultat(code), until]
      }),
    )
  }
}
