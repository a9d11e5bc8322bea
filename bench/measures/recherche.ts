import { connectPostgres, type Db } from '@foulee/db/connect'
import { readDemande } from '@foulee/domain/site/recherche'
import { sql } from 'drizzle-orm'
import { REGISTRY } from '../../apps/server/src/features/registry.ts'
import { searchEverywhere } from '../../apps/server/src/features/site/recherche/recherche.queries.ts'
import type { Cluster } from '../postgres.ts'
import { readCpu } from '../processes.ts'
import { format, median, type Row, type Section } from '../report.ts'
import { FOUND, openSearches } from '../searches.ts'

const TIMES = 30

/** Typical queries: a letter, a common word, a prefix, a typo, two words, no result. */
const TYPED = {
  'une lettre («\u00a0t\u00a0»)': 't',
  'deux lettres («\u00a0tr\u00a0»)': 'tr',
  'un mot courant («\u00a0trail\u00a0»)': 'trail',
  'un mot rare': 'baceforos',
  'deux mots («\u00a0trail isère\u00a0»)': 'trail isère',
  'un mot courant et un rare': 'trail lanmerbri',
  'trois mots en cours («\u00a0semi marathon b\u00a0»)': 'semi marathon b',
  'une faute («\u00a0marahton\u00a0»)': 'marahton',
  'une faute dans un mot rare': 'lanmzrbri',
  'rien qui existe': 'xylophonique wagnerien',
  'une page («\u00a0règles des\u00a0»)': 'règles des',
  'ce que disent les pages («\u00a0marathon trails\u00a0»)': 'marathon trails',
  'prénom courant et début («\u00a0camille ba\u00a0»)': 'camille ba',
  'petits mots («\u00a0les de la\u00a0»)': 'les de la',
  'un chiffre («\u00a010 km\u00a0»)': '10 km',
} as const

export const measureRecherche = async ({ cluster }: { cluster: Cluster }): Promise<Section> => {
  const rows = await timeSearches(await openSearches(cluster))
  return {
    title: `Recherche partout\u00a0: ${format(FOUND)} choses`,
    method: `Chaque recherche ${TIMES} fois par une seule connexion, toutes les sortes à la fois et leurs nombres\u00a0; la faute est cherchée parmi tous les mots connus. Le processeur est celui de PostgreSQL.`,
    rows,
    budgets: [
      {
        what: 'la recherche la plus lente, 99e centile',
        value: Math.max(...rows.map((row) => Number(row['p99 ms']))),
        unit: ' ms',
        max: 50,
      },
    ],
  }
}

export async function timeSearches(url: string): Promise<Row[]> {
  const { db, close } = await connectPostgres(url, 1)
  const rows: Row[] = []
  for (const [name, typed] of Object.entries(TYPED)) rows.push(await time(db, name, typed))
  rows.push(await time(db, 'trail, page 10 des courses', 'trail', 10))
  await close()
  return rows
}

async function time(db: Db, serveur: string, typed: string, page?: number): Promise<Row> {
  const demande = readDemande(typed)
  if (!demande) throw new Error(`There is nothing to search in « ${typed} ».`)
  const who = { demande, viewer: null, now: new Date() }
  const query = page
    ? { ...who, kind: 'course' as const, page, nb_page: 20 }
    : { ...who, page: 1, nb_page: 5 }
  const pid = await readPid(db)
  const [times, before]: [number[], number | null] = [[], readCpu(pid)]
  for (let at = 0; at < TIMES; at += 1) {
    const from = performance.now()
    await searchEverywhere(db, REGISTRY.recherche, query)
    times.push(performance.now() - from)
  }
  const after = readCpu(pid)
  const sorted = times.toSorted((a, b) => a - b)
  return {
    serveur,
    'req/s': Math.round(1000 / median(times)),
    'p99 ms': sorted[Math.floor(sorted.length * 0.99)] ?? null,
    'µs de processeur par requête':
      before === null || after === null ? null : Math.round(((after - before) / TIMES) * 1000),
  }
}

/** Backend pid of the only connection, whose CPU time is independent of other processes. */
async function readPid(db: Db): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return rows[0]?.pid ?? 0
}
