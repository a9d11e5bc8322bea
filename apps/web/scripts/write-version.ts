import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * `node scripts/write-version.ts <folder>`: writes React Router's build id into the service worker,
 * so that each build has a different worker and browsers detect the update.
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
