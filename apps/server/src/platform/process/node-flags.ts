import { availableParallelism, totalmem } from 'node:os'

/** What this process may use: of the machine, or of what its container or unit leaves to it. */
export type Machine = {
  cores: number
  /** Bytes; null: the whole machine. */
  memoryLimit: number | null
}

/** Beside the passwords, which keep every core busy: files, compression and images find a thread. */
const OTHER_THREADS = 2
const MEBI = 2 ** 20
/** From here on Node gives V8 half of the limit by itself; below it keeps to 256 MiB, whatever there is. */
const HALVED_BY_NODE = 512 * MEBI

/**
 * What a process of the server must find as it starts, since it is read once; what the operator set
 * comes first. The C library otherwise keeps an arena of freed memory for each thread.
 */
export function settleProcess({ cores, memoryLimit }: Machine, given: NodeJS.ProcessEnv) {
  const isHeapTold = given.NODE_OPTIONS?.includes('--max-old-space-size') ?? false
  const isSmall = memoryLimit !== null && memoryLimit < HALVED_BY_NODE
  return {
    env: {
      MALLOC_ARENA_MAX: given.MALLOC_ARENA_MAX ?? '2',
      UV_THREADPOOL_SIZE: given.UV_THREADPOOL_SIZE ?? String(Math.max(4, cores + OTHER_THREADS)),
    },
    flags:
      isSmall && !isHeapTold
        ? [`--max-old-space-size=${Math.floor(memoryLimit / 2 / MEBI)}`]
        : ([] as string[]),
  }
}

/** Node knows limits of control groups; without one it names more than the machine has, or nothing. */
export function readMachine(): Machine {
  const limit = process.constrainedMemory()
  const isLimited = limit > 0 && limit < totalmem()
  return { cores: availableParallelism(), memoryLimit: isLimited ? limit : null }
}
