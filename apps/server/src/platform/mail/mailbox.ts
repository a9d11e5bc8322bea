import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Letter, Transport } from './transport.ts'

export type StoredLetter = Letter & { name: string; date: string }

const NAME_PATTERN = /^\d{4}-\d{2}-\d{2}T[\d-]+Z_[\w-]+$/
const MAX_STORED = 200

const folderOf = (dataDir: string) => join(dataDir, 'courrier')

/**
 * Without a mail server emails are files, readable by their owner only since they open accounts.
 */
export function createMailbox(dataDir: string): Transport {
  const folder = folderOf(dataDir)
  return {
    send: async (letter) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const date = new Date().toISOString()
      const path = join(folder, `${date.replaceAll(/[:.]/g, '-')}_${letter.id}.json`)
      await writeFile(`${path}.part`, JSON.stringify({ ...letter, date }, null, 2), { mode: 0o600 })
      await rename(`${path}.part`, path)
      await dropOldest(folder)
    },
    close: () => {},
  }
}

async function listNames(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => [])
  const names = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5))
  return names
    .filter((name) => NAME_PATTERN.test(name))
    .toSorted()
    .toReversed()
}

async function dropOldest(folder: string): Promise<void> {
  for (const name of (await listNames(folder)).slice(MAX_STORED)) {
    await rm(join(folder, `${name}.json`), { force: true })
  }
}

export async function listLetters(dataDir: string): Promise<StoredLetter[]> {
  const names = await listNames(folderOf(dataDir))
  const letters = await Promise.all(names.map((name) => findLetter(dataDir, name)))
  return letters.filter((letter) => letter !== null)
}

export async function findLetter(dataDir: string, name: string): Promise<StoredLetter | null> {
  if (!NAME_PATTERN.test(name)) return null
  const text = await readFile(join(folderOf(dataDir), `${name}.json`), 'utf8').catch(() => null)
  return text ? { ...(JSON.parse(text) as Omit<StoredLetter, 'name'>), name } : null
}
