import { readFileSync } from 'node:fs'
import { EXCEPTIONS, judge, listShipped, type Shipped } from './read-licences.ts'
import { root, say } from './steps.ts'

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

const refused = shipped.filter((one) => !judge(one))
const excepted = shipped.filter((one) => judge(one)?.reason)
if (!isBrief) {
  for (const one of shipped) say(line(one))
  say('\nAcceptés malgré une autre licence\u00a0:')
  for (const one of excepted) say(`${line(one)}. ${judge(one)?.reason}`)
}
const unused = EXCEPTIONS.filter(
  (exception) => !excepted.some((one) => exception.name.test(one.name)),
)
for (const { name } of unused) say(`Exception sans objet\u00a0: ${name}`)
for (const one of refused) say(`Licence à regarder\u00a0:${line(one)}`)
say(
  `${shipped.length} dépendances de production, ${excepted.length} acceptées avec une raison, ${refused.length} refusées.`,
)
process.exit(refused.length || unused.length ? 1 : 0)
