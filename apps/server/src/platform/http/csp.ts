import { hash } from 'node:crypto'

type Origin = {
  /** The nonce of the inline scripts that the application wrote; without one none may run. */
  mark: string | undefined
  /** Whose players it may show once its reader asks for one. */
  players?: readonly string[]
  /** Where a page reports its errors. */
  reports?: { dsn: string } | null
  /** Whether it reads codes with the camera, which browsers without a reader do by WebAssembly. */
  readsCodes?: boolean
}

const quotePattern = (text: string) => text.replace(/[^\w-]/g, '\\$&')

/**
 * The document as it leaves, with its content security policy. Inline scripts are named by their
 * hash, so that a finished page can be kept by caches, which a nonce in it forbids. Only scripts
 * with the mark are ours and get one: whatever else became a script is refused by the browser.
 */
export function secureDocument(
  html: string,
  { mark, players = [], reports, readsCodes = false }: Origin,
): { html: string; policy: string } {
  const hosts = reports ? [new URL(reports.dsn).origin] : []
  if (!mark) return { html, policy: buildPolicy([], { hosts, players, readsCodes }) }
  const ours = new RegExp(
    `<script(?=[^>]*\\snonce="${quotePattern(mark)}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    'g',
  )
  const scripts = [...html.matchAll(ours)].map(([, script = '']) => script)
  const clean = html.replaceAll(` nonce="${mark}"`, '')
  return { html: clean, policy: buildPolicy(scripts, { hosts, players, readsCodes }) }
}

type Allowed = Record<'hosts' | 'players', readonly string[]> & { readsCodes: boolean }

function buildPolicy(scripts: readonly string[], { hosts, players, readsCodes }: Allowed): string {
  const hashes = scripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`)
  const wasm = readsCodes ? ["'wasm-unsafe-eval'"] : []
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes), ...wasm].join(' ')}`.trim(),
    // Attributes only: widths of bars and colours of drawings. Style sheets are files.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ${hosts.join(' ')}`.trim(),
    "font-src 'self'",
    `frame-src 'self' ${players.join(' ')}`.trim(),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
