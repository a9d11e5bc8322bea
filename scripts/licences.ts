import { readFileSync } from 'node:fs'
import { EXCEPTIONS, judge, listShipped, type Shipped } from './read-licences.ts'
import { root, say } from './steps.ts'

/**
 * `npm run licences`: everything that production depends on, with its licence. Fails on one that is
 * neither allowed nor excepted with a reason (`read-licences.ts`); `--bref` says the totals alone.
 */
const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))
const shipped = listShipped(lock, describe)
const isBrief = process.argv.includes('--bref')

/** Its own words, older spellings included. */
function describe(folder: string): string | null {
  try {
    const { license } = JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'))
    return typeof license === 'string' ? license : (license?.type ?? null)
  } catch {
    // Made for another platform than this one.
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
