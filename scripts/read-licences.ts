export type Shipped = { name: string; version: string; licence: string }

/** Permissive licences, with attribution at most. */
const ALLOWED: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Zlib',
])

export const EXCEPTIONS: readonly { name: RegExp; licence: string; reason: string }[] = [
  {
    name: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    reason: 'libvips, a shared library beside sharp that anybody may replace; it is not changed.',
  },
  {
    name: /^@fontsource-variable\//,
    licence: 'OFL-1.1',
    reason: 'Fonts, which the licence allows to be embedded and cut down under the same licence.',
  },
  {
    name: /^@garmin\/fitsdk$/,
    licence: 'SEE LICENSE IN LICENSE.txt',
    reason:
      'FIT Protocol License: free to use in one’s own software, not to be passed on. Each installation fetches it from the registry; it is neither changed nor copied.',
  },
  {
    name: /^css-mediaquery$/,
    licence: 'BSD',
    reason: 'Its LICENSE file is BSD-3-Clause; its description names it without a number.',
  },
]

type Locked = {
  version?: string
  license?: string
  dev?: boolean
  devOptional?: boolean
  link?: boolean
}

/**
 * Production packages of the lock file, for all platforms.
 * @param describe declared licence; null if not installed
 */
export function listShipped(
  lock: { packages: Record<string, Locked> },
  describe: (folder: string) => string | null,
): Shipped[] {
  return Object.entries(lock.packages)
    .filter(([folder, { dev, link }]) => folder.includes('node_modules/') && !dev && !link)
    .map(([folder, { version = '', license }]) => ({
      name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: describe(folder) ?? license ?? '',
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
}

/** « A AND B » needs both, « A OR B » one. */
function isAllowed(expression: string, allowed: ReadonlySet<string>): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  return plain
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)))
}

/** Reason for shipping a package; null if not reviewed. */
export function judge({ name, licence }: Shipped): { reason: string | null } | null {
  if (isAllowed(licence, ALLOWED)) return { reason: null }
  const exception = EXCEPTIONS.find((exception) => exception.name.test(name))
  if (!exception) return null
  const isCovered = isAllowed(licence, new Set([...ALLOWED, exception.licence]))
  return isCovered ? { reason: exception.reason } : null
}
