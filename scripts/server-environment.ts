import { availableParallelism } from 'node:os'

/** Beside the passwords, which keep every core busy: files, compression and images find a thread. */
const OTHER_THREADS = 2

/**
 * What a process of the server must find in its environment before it starts; what the operator set
 * comes first. The C library otherwise keeps an arena of freed memory for each thread.
 */
export const SERVER_ENVIRONMENT: Readonly<Record<string, string>> = {
  MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2',
  UV_THREADPOOL_SIZE:
    process.env.UV_THREADPOOL_SIZE ?? String(Math.max(4, availableParallelism() + OTHER_THREADS)),
}
