import { mkdirSync, writeFileSync } from 'node:fs'
import { NodePgSession } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { addColumnType, addValue, createShape, type RecordedRows } from './row-shapes.ts'

/** A file per worker. */
export const ROW_RECORDS = new URL('../../../.cache/row-records/', import.meta.url).pathname

/** Rows of one place, after which it is known. */
const ENOUGH = 400
const ROOT = new URL('../../../', import.meta.url).pathname
const BETWEEN = /\/node_modules\/drizzle-orm\/|\/db\/src\/prepared\.ts/

const records: RecordedRows = {}
const places = new Map<string, Place | null>()
let isChanged = false
let isRecording = false

type Place = { name: string; left: number }
type Session = NodePgSession<Record<string, never>, Record<string, never>>
type Result = { rows: object[]; fields: { name: string; dataTypeID: number }[] }

/**
 * Records what hand-written SQL answers, by the place (`path:line:column`) that names the type of
 * its rows: `execute` and `executePrepared`, and `query` of the pool.
 */
export function recordRows(): void {
  if (isRecording) return
  isRecording = true
  const { prepareQuery } = NodePgSession.prototype
  Object.assign(NodePgSession.prototype, {
    prepareQuery(this: Session, ...args: Parameters<Session['prepareQuery']>) {
      const prepared = prepareQuery.apply(this, args)
      const [, fields, , isArray] = args
      const place = fields || isArray ? null : findPlace(BETWEEN)
      if (!place) return prepared
      const execute = prepared.execute.bind(prepared)
      prepared.execute = async (values) => record(place, await execute(values))
      return prepared
    },
  })
  const { query } = pg.Pool.prototype
  pg.Pool.prototype.query = function (...args: unknown[]) {
    const place = findPlace(null)
    const result = Reflect.apply(query, this, args)
    return place ? result.then((answer: Result) => record(place, answer)) : result
  }
}

export function saveRecords(): void {
  if (!isChanged) return
  isChanged = false
  mkdirSync(ROW_RECORDS, { recursive: true })
  writeFileSync(`${ROW_RECORDS}${process.pid}.json`, JSON.stringify(records))
}

/** @param between files between the place and this one */
function findPlace(between: RegExp | null): Place | null {
  const { prepareStackTrace, stackTraceLimit } = Error
  Error.stackTraceLimit = 6
  Error.prepareStackTrace = (_, sites) => sites
  const holder: { stack?: NodeJS.CallSite[] } = {}
  Error.captureStackTrace(holder, findPlace)
  const sites = holder.stack ?? []
  Object.assign(Error, { prepareStackTrace, stackTraceLimit })
  const site = sites.slice(1).find((next) => !between?.test(next.getFileName() ?? ''))
  if (!site) return null
  const raw = `${site.getFileName()}:${site.getLineNumber()}:${site.getColumnNumber()}`
  if (!places.has(raw)) {
    // In the source, of which this is compiled.
    const stack = String(prepareStackTrace?.(new Error(), [site]))
    const [, name = ''] = stack.match(/([^\s(]+:\d+:\d+)/) ?? []
    const isOurs = name.startsWith(ROOT) && !name.includes('/node_modules/')
    places.set(raw, isOurs ? { name: name.slice(ROOT.length), left: ENOUGH } : null)
  }
  const place = places.get(raw)
  return place && place.left > 0 ? place : null
}

function record<R>(place: Place, result: R): R {
  const { rows, fields } = result as Result
  if (!fields?.length) return result
  isChanged = true
  const columns = records[place.name] ?? {}
  records[place.name] = columns
  for (const { name, dataTypeID } of fields) {
    const column = columns[name] ?? createShape()
    columns[name] = column
    addColumnType(column, dataTypeID)
  }
  place.left -= 1
  for (const row of rows.slice(0, Math.max(place.left, 0))) {
    place.left -= 1
    for (const [name, value] of Object.entries(row)) {
      const column = columns[name]
      if (column) addValue(column, value)
    }
  }
  return result
}
