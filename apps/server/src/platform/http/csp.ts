import { hash } from 'node:crypto'

type Origin = {
  /** Marker of the application's inline scripts; without it none may run. */
  nonce: string | undefined
  players?: readonly string[]
  reports?: { dsn: string } | null
  /** Scans codes by camera: browsers without BarcodeDetector need WebAssembly. */
  readsCodes?: boolean
}

const quotePattern = (text: string) => text.replace(/[^\w-]/g, '\\$&')

/**
 * The document with its content security policy. Inline scripts are allowed by hash, so that pages
 * can be cached, which nonces forbid. Only scripts with our marker get a hash: an injected script
 * does not run.
 */
export function secureDocument(
  html: string,
  { nonce, players = [], reports, readsCodes = false }: Origin,
): { html: string; policy: string } {
  const hosts = reports ? [new URL(reports.dsn).origin] : []
  if (!nonce) return { html, policy: buildPolicy([], { hosts, players, readsCodes }) }
  const ours = new RegExp(
    `<script(?=[^>]*\\snonce="${quotePattern(nonce)}")(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`,
    'g',
  )
  const scripts = [...html.matchAll(ours)].map(([, script = '']) => script)
  const clean = html.replaceAll(` nonce="${nonce}"`, '')
  return { html: clean, policy: buildPolicy(scripts, { hosts, players, readsCodes }) }
}

type Allowed = Record<'hosts' | 'players', readonly string[]> & { readsCodes: boolean }

function buildPolicy(scripts: readonly string[], { hosts, players, readsCodes }: Allowed): string {
  const hashes = scripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`)
  const wasm = readsCodes ? ["'wasm-unsafe-eval'"] : []
  return [
    "default-src 'self'",
    `script-src 'self' ${[...new Set(hashes), ...wasm].join(' ')}`.trim(),
    // Style attributes only: widths of bars, colours of drawings. Style sheets are files.
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
