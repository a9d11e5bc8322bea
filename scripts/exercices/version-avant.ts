import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { glob, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../steps.ts'

const run = promisify(execFile)
const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim()

const MIGRATIONS = 'packages/db/src/migrations'
const SERVER = 'apps/server/src/test/resilience/server.test-process.ts'
const MODULES = 'node_modules'
/** Caches, and links to workspaces, which belong to one checkout. */
const OWN = ['@foulee', '.cache', '.vite', '.vite-temp', '.vitest-cache']

/** Checkout of another version, running with the current dependencies. */
export type Version = {
  commit: string
  program: string
  nbMigrations: number
  hasOurs: boolean
  remove: () => Promise<void>
}

/**
 * Version to upgrade from: parent of the last commit with a migration.
 * @param given overriding commit
 * @returns null with a history too short
 */
export async function findPrevious(text?: string): Promise<string | null> {
  try {
    const added = ['log', '-1', '--diff-filter=A', '--format=%H', '--', `${MIGRATIONS}/*.sql`]
    const last = text ?? `${await git(...added)}^`
    const commit = await git('rev-parse', '--verify', '--quiet', `${last}^{commit}`)
    await git('cat-file', '-e', `${commit}:${SERVER}`)
    return commit
  } catch {
    return null
  }
}

/** Checkout in a separate folder, sharing only installed packages. */
export async function checkoutVersion(commit: string): Promise<Version> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'foulee-version-')))
  const archive = join(folder, 'source.tar')
  await git('archive', '--format=tar', `--output=${archive}`, commit)
  await run('tar', ['-xf', archive, '-C', folder])
  await rm(archive)
  await linkModules(folder)
  await assertOwnPackages(folder)
  const lock = 'package-lock.json'
  const locks = [folder, root].map((where) => readFile(join(where, lock), 'utf8'))
  const [its, ours] = await Promise.all(locks)
  return {
    commit,
    program: join(folder, SERVER),
    nbMigrations: await countMigrations(folder),
    hasOurs: its === ours,
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

export const countMigrations = async (folder = root): Promise<number> =>
  (await readdir(join(folder, MIGRATIONS))).filter((name) => name.endsWith('.sql')).length

/** Installed packages are linked; workspaces resolve inside the folder. */
async function linkModules(folder: string): Promise<void> {
  await mkdir(join(folder, MODULES, '@foulee'), { recursive: true })
  for (const name of await readdir(join(root, MODULES))) {
    if (OWN.includes(name)) continue
    await symlink(join(root, MODULES, name), join(folder, MODULES, name))
  }
  for (const { name, path } of await listWorkspaces(folder)) {
    const link = join(folder, MODULES, name)
    await symlink(relative(dirname(link), path), link)
    const installed = join(root, relative(folder, path), MODULES)
    if (existsSync(installed)) await symlink(installed, join(path, MODULES))
  }
}

type Workspace = { name: string; path: string }

async function listWorkspaces(folder: string): Promise<Workspace[]> {
  const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'))
  const { workspaces } = (await read(join(folder, 'package.json'))) as { workspaces: string[] }
  const found: Workspace[] = []
  for (const pattern of workspaces) {
    for await (const path of glob(`${pattern}/package.json`, { cwd: folder })) {
      const { name } = (await read(join(folder, path))) as { name: string }
      found.push({ name, path: join(folder, dirname(path)) })
    }
  }
  return found
}

/**
 * Checks by Node resolution from each workspace.
 * @throws Error if a workspace resolves outside the folder, i.e. to the current version
 */
async function assertOwnPackages(folder: string): Promise<void> {
  const workspaces = await listWorkspaces(folder)
  const ask = `for (const name of ${JSON.stringify(workspaces.map(({ name }) => name))})
    console.log(require('node:fs').realpathSync(require('node:module').findPackageJSON(name, process.cwd() + '/x.js')))`
  for (const { path } of workspaces) {
    const { stdout } = await run(process.execPath, ['-e', ask], { cwd: path })
    const strangers = stdout.split('\n').filter((path) => path && !path.startsWith(folder))
    if (strangers.length) throw new Error(`${path} would run ${strangers.join(', ')}`)
  }
}
