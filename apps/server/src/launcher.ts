import { join } from 'node:path'
import { readMachine, settleProcess } from '#platform/process/node-flags.ts'

/**
 * The built server where nothing stands before it: in an image, as a unit of systemd. What its memory
 * and its threads depend on is read once, as a process starts: this one takes it from the machine and
 * becomes the server, under the same number, so that signals reach it.
 */
const { env, flags } = settleProcess(readMachine(), process.env)
const server = join(import.meta.dirname, 'main.js')
process.execve?.(process.execPath, [process.execPath, ...flags, server], { ...process.env, ...env })
throw new Error('On this system, start build/main.js: a process cannot become another one here.')
