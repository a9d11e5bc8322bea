import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Parts and controls of a page that a screen reader jumps between, as the documentation names them. */
const NAMES: Readonly<Record<string, string>> = {
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

/** Headings deeper than this are of cards: they are as many as there are things. */
const DEEPEST = 2

/** `- link "Fil"`, in quotes of its own where the name has signs that YAML would read. */
const LINE = /^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/

/**
 * The landmarks, the headings and the controls of a page in the order in which they are read.
 * @param snapshot the accessibility tree, as Playwright writes it
 */
export function readOrder(snapshot: string): string[] {
  return snapshot.split('\n').flatMap((line) => {
    const [, role = '', name = '', rest = ''] = LINE.exec(line) ?? []
    const level = Number(/\[level=(\d)\]/.exec(rest)?.[1] ?? 0)
    if (role === 'heading') return level <= DEEPEST ? [`titre ${level} « ${name} »`] : []
    const known = NAMES[role]
    return known ? [name ? `${known} « ${name} »` : known] : []
  })
}

/** What the documentation writes of a page: one line for each, `…` for what changes with the data. */
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
