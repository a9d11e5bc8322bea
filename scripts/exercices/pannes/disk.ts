import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../patroni.ts'

/** tmpfs that can be filled and remounted read-only. */
export type Disk = {
  folder: string
  fill: () => void
  makeRoom: () => void
  lock: () => Promise<void>
  unlock: () => void
  unmount: () => void
}

const MB = 1024 * 1024

export function mountDisk(folder: string, megabytes: number): Disk {
  mkdirSync(folder, { recursive: true })
  mount('-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'none', folder)
  const rest = join(folder, 'reste-du-disque')
  return {
    folder,
    fill: () => fillWith(rest),
    makeRoom: () => rmSync(rest, { force: true }),
    // Fails while a file is open for writing.
    lock: () => until(async () => tryMount('-o', 'remount,ro', folder)),
    unlock: () => mount('-o', 'remount,rw', folder),
    unmount: () => execFileSync('umount', ['--lazy', folder]),
  }
}

const mount = (...args: string[]) => execFileSync('mount', args, { stdio: 'ignore' })

function tryMount(...args: string[]): boolean {
  try {
    mount(...args)
    return true
  } catch {
    return false
  }
}

function fillWith(file: string): void {
  const fd = openSync(file, 'a')
  try {
    for (const size of [MB, 4096]) while (tryWrite(fd, size));
  } finally {
    closeSync(fd)
  }
}

function tryWrite(fd: number, size: number): boolean {
  try {
    return writeSync(fd, Buffer.alloc(size)) === size
  } catch {
    return false
  }
}
