import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { root, writeLine } from '../steps.ts'
import { type Fault, plant } from './fault.ts'
import { APPS, type App } from './pick-tests.ts'
import { run } from './run-tests.ts'

const git = (tree: string, ...args: string[]) =>
  execFileSync('git', ['-C', tree, ...args], { encoding: 'utf8' }).trim()

/** A checkout in which faults are planted, one at a time. */
export type Tree = {
  folder: string
  commit: string
  files: readonly string[]
  /** @returns false where the fault’s text is not found there */
  plant: (fault: Fault) => boolean
  restore: () => void
  isClean: () => boolean
}

const SCRATCH = `${root}.cache/fautes/arbre`

/**
 * A checkout of the present commit beside the work of whoever asks, so that both go on; kept for the next time.
 */
function makeScratch(): string {
  const commit = git(root, 'rev-parse', 'HEAD')
  if (git(root, 'status', '--porcelain'))
    writeLine('Ce qui n’est pas enregistré dans git n’est pas essayé.')
  if (existsSync(SCRATCH)) {
    if (git(SCRATCH, 'rev-parse', 'HEAD') === commit) return SCRATCH
    git(root, 'worktree', 'remove', '--force', SCRATCH)
  }
  git(root, 'worktree', 'prune')
  git(root, 'worktree', 'add', '--detach', SCRATCH, commit)
  // Hard links: packages are never written to, and a copy would weigh a gigabyte.
  for (const where of ['', 'apps/admin/', 'packages/trace/']) {
    const modules = `${root}${where}node_modules`
    if (existsSync(modules)) execFileSync('cp', ['-al', modules, `${SCRATCH}/${where}node_modules`])
  }
  return SCRATCH
}

/** @param given an existing checkout with its packages; without it, one is made */
export function openTree(text: string | undefined): Tree {
  const folder = text ? resolve(text) : makeScratch()
  const isClean = () => git(folder, 'status', '--porcelain') === ''
  if (!isClean()) throw new Error(`${folder} a des changements\u00a0: rien n’y est planté.`)
  let planted: { path: string; text: string } | null = null
  return {
    folder,
    commit: git(folder, 'rev-parse', 'HEAD'),
    files: git(folder, 'ls-files').split('\n'),
    plant(fault) {
      const path = `${folder}/${fault.file}`
      const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
      const changed = plant(text, fault)
      if (changed === null) return false
      planted = { path, text }
      writeFileSync(path, changed)
      return true
    },
    restore() {
      if (planted) writeFileSync(planted.path, planted.text)
      planted = null
    },
    isClean,
  }
}

const BUILD_MS = 10 * 60_000

/** Builds for journeys: the sound one is kept, so that an app is built again for its faults only. */
export class Builds {
  #tree: string
  #spoilt = new Set<App>(APPS)
  constructor(tree: string) {
    this.#tree = tree
  }

  #folder = (app: App) => `${this.#tree}/apps/${app}/build`
  #sound = (app: App) => `${this.#tree}/.cache/fautes-${app}`

  async #build(app: App): Promise<string | null> {
    const { status, output } = await run(
      this.#tree,
      ['npm', 'run', '--silent', 'build', '-w', `@foulee/${app}`],
      { timeout: BUILD_MS },
    )
    return status === 0 ? null : output.slice(-300)
  }

  async spoil(apps: readonly App[]): Promise<string | null> {
    for (const app of apps) {
      this.#spoilt.add(app)
      const problem = await this.#build(app)
      if (problem) return problem
    }
    return null
  }

  /** Without a fault in the tree: brings back what is sound, but for apps that are about to be built again. */
  async mend(except: readonly App[] = []): Promise<string | null> {
    for (const app of APPS) {
      if (!existsSync(this.#sound(app))) {
        const problem = await this.#build(app)
        if (problem) return problem
        cpSync(this.#folder(app), this.#sound(app), { recursive: true })
        this.#spoilt.delete(app)
      } else if (this.#spoilt.has(app) && !except.includes(app)) {
        rmSync(this.#folder(app), { recursive: true, force: true })
        cpSync(this.#sound(app), this.#folder(app), { recursive: true })
        this.#spoilt.delete(app)
      }
    }
    return null
  }
}
