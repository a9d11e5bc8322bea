import { availableParallelism, totalmem } from 'node:os'

export type Machine = {
  cores: number
  /** Bytes; null: the whole machine. */
  memoryLimit: number | null
}

/** Threads beside password hashing, which uses one per core: files, compression, images. */
const OTHER_THREADS = 2
const MEBI = 2 ** 20
/** From this limit on Node itself gives V8 half; below it stays at 256 MiB. */
const HALVED_BY_NODE = 512 * MEBI

/**
 * Settings that a process reads only at start; the operator's come first. Without MALLOC_ARENA_MAX
 * glibc retains an arena of freed memory per thread.
 */
export function resolveNodeFlags({ cores, memoryLimit }: Machine, env: NodeJS.ProcessEnv) {
  const isHeapTold = env.NODE_OPTIONS?.includes('--max-old-space-size') ?? false
  const isSmall = memoryLimit !== null && memoryLimit < HALVED_BY_NODE
  return {
    env: {
      MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX ?? '2',
      UV_THREADPOOL_SIZE: env.UV_THREADPOOL_SIZE ?? String(Math.max(4, cores + OTHER_THREADS)),
    },
    flags:
      isSmall && !isHeapTold
        ? [`--max-old-space-size=${Math.floor(memoryLimit / 2 / MEBI)}`]
        : ([] as string[]),
  }
}

/** Node reads cgroup limits; without one it returns more than the machine has, or 0. */
export function readMachine(): Machine {
  const limit = process.constrainedMemory()
  const isLimited = limit > 0 && limit < totalmem()
  return { cores: availableParallelism(), memoryLimit: isLimited ? limit : null }
}
