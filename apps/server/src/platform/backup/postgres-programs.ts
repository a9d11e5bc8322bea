import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { SauvegardeError } from './sauvegarde-error.ts'

/** Parameters of libpq; the driver accepts more, which its programs would refuse. */
const KNOWN = ['host', 'port', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'connect_timeout']

/**
 * URL for PostgreSQL's programs; the password goes through the environment, out of the process
 * list.
 */
export function toLibpq(address: string): { url: string; env: Record<string, string> } {
  const url = new URL(address)
  const password = url.searchParams.get('password') ?? decodeURIComponent(url.password)
  url.password = ''
  for (const name of [...url.searchParams.keys()]) {
    if (!KNOWN.includes(name)) url.searchParams.delete(name)
  }
  return { url: url.href, env: password ? { PGPASSWORD: password } : {} }
}

export function toDatabase(address: string, name: string): string {
  const url = new URL(address)
  url.pathname = `/${encodeURIComponent(name)}`
  return url.href
}

export const getDatabaseName = (address: string): string =>
  decodeURIComponent(new URL(address).pathname.slice(1)) || 'postgres'

export async function runProgram(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<string> {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  try {
    const [code, printed, errors] = await Promise.all([
      ended,
      text(child.stdout),
      text(child.stderr),
    ])
    if (code === 0) return printed
    throw new SauvegardeError(`${program} a échoué.\n${errors.trim()}`)
  } catch (cause) {
    if ((cause as { code?: string }).code !== 'ENOENT') throw cause
    throw new SauvegardeError(
      `${program} est introuvable\u00a0: installez les programmes de PostgreSQL (postgresql-client).`,
      { cause },
    )
  }
}
