import { join } from 'node:path'
import { readMachine, resolveNodeFlags } from '#platform/process/node-flags.ts'

/**
 * Entry of the production server, in an image or under systemd. Node reads its memory and thread
 * settings only at start: this process derives them from the machine, then replaces itself (exec)
 * by the server, under the same pid, so that signals reach it.
 */
const { env, flags } = resolveNodeFlags(readMachine(), process.env)
const server = join(import.meta.dirname, 'main.js')
process.execve?.(process.execPath, [process.execPath, ...flags, server], { ...process.env, ...env })
throw new Error('On this system, start build/main.js: a process cannot become another one here.')
