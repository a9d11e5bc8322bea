import { globSync, readdirSync, readFileSync } from 'node:fs'
import { ROW_RECORDS } from '@foulee/testing/record-rows'
import type { RecordedRows } from '@foulee/testing/row-shapes'
import { API } from 'typescript/unstable/sync'
import { checkRowTypes } from './row-types/check.ts'
import { root, writeLine } from './steps.ts'

/**
 * Row types of hand-written SQL against the rows that the last API tests read (decision 169).
 * `-- tous`: names the places that no test went through too.
 */
const api = new API({ cwd: root })
const project = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] }).getProjects()[0]
if (!project) throw new Error('tsconfig.json is not there.')
const records = readdirSync(ROW_RECORDS).map(
  (file): RecordedRows => JSON.parse(readFileSync(`${ROW_RECORDS}${file}`, 'utf8')),
)
const problems = new Set(records.flatMap((record) => checkRowTypes(project, record, root)))
api.close()
const places = new Set(records.flatMap(Object.keys))
const unread = process.argv.includes('tous') ? listUnread() : []
for (const problem of [...problems].sort()) writeLine(problem)
for (const place of unread) writeLine(`${place}: no test reads it`)
writeLine(`${places.size} places, ${problems.size} differences`)
process.exit(problems.size + unread.length ? 1 : 0)

function listUnread(): string[] {
  const files = globSync('{apps/server,packages/db}/src/**/*.ts', { cwd: root })
  return files
    .filter((file) => !/\.test|\.examples\.ts|\/test\/|platform\/backup\//.test(file))
    .flatMap((file) =>
      readFileSync(root + file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          [
            ...line.matchAll(
              /(?<=\.)execute<|(?<!function )executePrepared<|(?<=\$client\.)query</g,
            ),
          ].map((match) => `${file}:${index + 1}:${match.index + 1}`),
        ),
    )
    .filter((place) => !places.has(place))
}
