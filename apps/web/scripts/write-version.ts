import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * `node scripts/write-version.ts <folder>`: tells the service worker of a build which one it is, by the
 * name that React Router gives to it and that each of its pages knows. Two builds then have two
 * workers, so that browsers hear of the new one.
 */
const MANIFEST = /^manifest-([\da-z]+)\.js$/

export async function writeVersion(folder: string): Promise<string> {
  const names = await readdir(join(folder, 'assets'))
  const versions = names.flatMap((name) => MANIFEST.exec(name)?.[1] ?? [])
  const [version, ...others] = versions
  if (!version || others.length) throw new Error(`One manifest was expected, not ${names.length}`)
  await writeFile(join(folder, 'sw-version.js'), `self.version = '${version}'\n`)
  return version
}

const [folder] = process.argv.slice(2)
if (folder) await writeVersion(folder)
