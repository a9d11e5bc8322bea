import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { root, writeLine } from '../steps.ts'
import { ACCEPTED } from './accepted.ts'
import { readScripts, readStyles } from './read-built.ts'

/**
 * Checks the built assets (own code, libraries, service worker, styles) for features missing in a
 * supported browser (`browserslist` of the root package.json), except those of `accepted.ts`.
 */
const isAccepted = (feature: string): boolean =>
  feature in ACCEPTED || (feature.split(':')[0] ?? '') in ACCEPTED

const listFiles = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({
    file: root + file,
    text: readFileSync(root + file, 'utf8'),
  }))
const scripts = ['apps/web/build/client/**/*.js', 'apps/admin/build/**/*.js'].flatMap(listFiles)
const styles = ['apps/web/build/client/**/*.css', 'apps/admin/build/**/*.css'].flatMap(listFiles)
const all = [...(await readScripts(scripts)), ...(await readStyles(styles))]
const bad = all.filter(({ feature }) => !isAccepted(feature))

for (const [feature, usages] of Map.groupBy(bad, (found) => found.feature)) {
  writeLine(`\n✗ ${feature} (${usages.length}) ${usages[0]?.message}`)
  for (const { file, near } of usages.slice(0, 4)) writeLine(`✗   ${basename(file)} ${near}`)
}
const unused = Object.keys(ACCEPTED).filter(
  (name) => !all.some(({ feature }) => feature === name || feature.startsWith(`${name}:`)),
)
for (const ruleName of unused) writeLine(`✗ ${ruleName} est accepté, et personne ne s’en sert.`)
writeLine(
  `\n${scripts.length} scripts et ${styles.length} styles lus : ${bad.length + unused.length} défaut(s).`,
)
process.exitCode = bad.length + unused.length > 0 || scripts.length === 0 ? 1 : 0
