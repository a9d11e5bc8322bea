import { createServer } from 'node:http'
import { connectPostgres } from '@foulee/db/connect'
import pg from 'pg'
import { COURSE_BY_SLUG } from '../../apps/server/src/features/courses/courses/courses.queries.ts'
import type { Statement } from '../card-lists.ts'
import { compileList, FILTERED_LISTS } from '../lists.ts'
import { compileRouteList, FILTERED_ROUTE_LISTS } from '../route-lists.ts'
import { compileStayList, FILTERED_STAY_LISTS } from '../stay-lists.ts'

/**
 * Minimal server from PostgreSQL: node:http and pg, same statements, same number of connections, no
 * validation, no header but the type. `/listes/3`, `/parcours/3` and `/sejours/3` answer the list
 * of that number, `/courses/{slug}` a race.
 */
const { DATABASE_URL = '', PORT } = process.env
const connection = await connectPostgres(DATABASE_URL, 1)
/** Totals are cached on both sides. */
const { db } = connection
const lists: Statement[] = []
for (const list of FILTERED_LISTS) {
  lists.push(await compileList(db, list, await count(await compileList(db, list))))
}
const routeLists: Statement[] = []
for (const list of FILTERED_ROUTE_LISTS) {
  routeLists.push(await compileRouteList(db, list, await count(await compileRouteList(db, list))))
}
const stayLists: Statement[] = []
for (const list of FILTERED_STAY_LISTS) {
  stayLists.push(await compileStayList(db, list, await count(await compileStayList(db, list))))
}
await connection.close()

async function count(statement: Statement): Promise<number> {
  const { rows } = await db.$client.query<{ nb: number }>(statement)
  return rows[0]?.nb ?? 0
}

const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10 })

async function answer(url = ''): Promise<string> {
  const [, kind, key = ''] = url.split('?', 1)[0]?.split('/') ?? []
  const list =
    (kind === 'listes' && lists[Number(key)]) ||
    (kind === 'parcours' && routeLists[Number(key)]) ||
    (kind === 'sejours' && stayLists[Number(key)])
  if (list) {
    const { rows } = await pool.query(list)
    return `{"success":true,"data":[${rows[0]?.cards}],"nb":${rows[0]?.nb}}`
  }
  if (kind !== 'courses') return '{}'
  const statement = { ...COURSE_BY_SLUG, values: [key] }
  const { rows } = await pool.query(statement)
  return `{"success":true,"data":${rows[0]?.fiche}}`
}

createServer((request, response) => {
  answer(request.url).then(
    (body) => response.writeHead(200, { 'content-type': 'application/vnd.api+json' }).end(body),
    (cause) => response.writeHead(500).end(String(cause)),
  )
}).listen(Number(PORT), '127.0.0.1')
