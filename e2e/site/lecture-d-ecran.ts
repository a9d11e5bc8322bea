import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const ROLE_LABELS: Readonly<Record<string, string>> = {
  banner: 'bannière',
  navigation: 'navigation',
  search: 'recherche',
  main: 'contenu',
  complementary: 'à côté',
  region: 'région',
  form: 'formulaire',
  contentinfo: 'pied de page',
  link: 'lien',
  button: 'bouton',
  textbox: 'champ',
  searchbox: 'champ',
  combobox: 'choix',
}

/** Deeper headings belong to cards, which vary with the data. */
const DEEPEST = 2

/** `- link "Fil"`; quoted as a whole when YAML requires it. */
const LINE = /^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/

export function readOrder(snapshot: string): string[] {
  return snapshot.split('\n').flatMap((line) => {
    const [, role = '', name = '', rest = ''] = LINE.exec(line) ?? []
    const level = Number(/\[level=(\d)\]/.exec(rest)?.[1] ?? 0)
    if (role === 'heading') return level <= DEEPEST ? [`titre ${level} « ${name} »`] : []
    const known = ROLE_LABELS[role]
    return known ? [name ? `${known} « ${name} »` : known] : []
  })
}

/** Documented lines of a page; `…` stands for variable data. */
export function readWritten(page: string): RegExp[] {
  const file = fileURLToPath(new URL('../../docs/lecture-d-ecran.md', import.meta.url))
  const [, part = ''] = readFileSync(file, 'utf8').split(`## ${page}\n`)
  const [, block = ''] = /```text\n([\s\S]*?)```/.exec(part) ?? []
  return block
    .trim()
    .split('\n')
    .map((line) => {
      const escaped = line.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      return new RegExp(`^${escaped.replaceAll('…', '.*')}$`)
    })
}
