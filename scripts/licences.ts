import { readFileSync } from 'node:fs'
import { EXCEPTIONS, judge, listShipped, type Shipped } from './read-licences.ts'
import { root, writeLine } from './steps.ts'

/**
 * `npm run licences`: production dependencies with licences. Fails on one neither allowed nor
 * excepted with a reason (`read-licences.ts`); `--bref` prints totals only.
 */
const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))
const shipped = listShipped(lock, describe)
const isBrief = process.argv.includes('--bref')

/** Licence field of the package, older forms included. */
function describe(folder: string): string | null {
  try {
    const { license } = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'))
    return typeof license === 'string' ? license : (license?.type ?? null)
  } catch {
    // Package for another platform.
    return null
  }
}

const line = ({ name, version, licence }: Shipped) =>
  `  ${name} ${version}\u00a0: ${licence || '?'}`

const forbidden = shipped.filter((shipped) => !judge(shipped))
const excepted = shipped.filter((shipped) => judge(shipped)?.reason)
if (!isBrief) {
  for (const item of shipped) writeLine(line(item))
  writeLine('\nAcceptés malgré une autre licence\u00a0:')
  for (const shipped of excepted) writeLine(`${line(shipped)}. ${judge(shipped)?.reason}`)
}
const unused = EXCEPTIONS.filter(
  (exception) => !excepted.some((shipped) => exception.name.test(shipped.name)),
)
for (const { name } of unused) writeLine(`Exception sans objet\u00a0: ${name}`)
for (const shipped of forbidden) writeLine(`Licence à regarder\u00a0:${line(shipped)}`)
writeLine(
  `${shipped.length} dépendances de production, ${excepted.length} acceptées avec une raison, ${forbidden.length} refusées.`,
)
process.exit(forbidden.length || unused.length ? 1 : 0)
