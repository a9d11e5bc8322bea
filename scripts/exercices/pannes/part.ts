import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { until } from '../patroni.ts'

/** Component that can be killed, restarted, frozen and resumed. */
export type Part = {
  kill: () => Promise<void>
  restart: () => Promise<void>
  freeze: () => Promise<void>
  thaw: () => Promise<void>
}

export type Program = Part & { child: () => ChildProcess }

type ProcessOptions = { command: string; args: string[]; port: number; options?: SpawnOptions }

export async function startProgram(
  { command, args, port, options = {} }: ProcessOptions,
  prepare: (child: ChildProcess) => Promise<void> = async () => {},
): Promise<Program> {
  const start = async () => {
    const child = spawn(command, args, { stdio: 'ignore', ...options })
    await until(() => listens(port))
    await prepare(child)
    return child
  }
  let child = await start()
  return {
    child: () => child,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    restart: async () => {
      child = await start()
    },
    freeze: async () => void child.kill('SIGSTOP'),
    thaw: async () => void child.kill('SIGCONT'),
  }
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const settle = (isThere: boolean) => {
      socket.destroy()
      resolve(isThere)
    }
    socket.once('connect', () => settle(true)).once('error', () => settle(false))
  })
