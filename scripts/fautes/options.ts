import { parseArgs } from 'node:util'

export const HELP = `npm run fautes -- [options]

Plante des fautes d’une ligne, l’une après l’autre, dans une copie du dépôt, et dit quel test voit chacune.
Ce qui est su d’un commit est gardé dans .cache/fautes/<commit>.jsonl\u00a0: relancé, il continue.

  --only a,b            ces fautes seulement
  --area x,y            ces domaines de la liste seulement (scripts/fautes/liste/)
  --without-journeys    sans les parcours dans le navigateur
  --journeys-only       les parcours seulement, pour les fautes que rien n’a vues
  --whole               tous les tests pour celles qui survivent à leurs voisins
  --again               essaie de nouveau ce qui a survécu
  --tree <dossier>      dans cette copie du dépôt, propre et avec ses paquets, au lieu d’une nouvelle
  --table [a]           la liste avec qui voit chaque faute au commit a (Markdown), sans rien essayer
  --compare a b         ce qui était vu au commit a et ne l’est plus au commit b

Réglages des parcours\u00a0: CHROMIUM_PATH, E2E_PORT.`

export type Options = {
  only: readonly string[] | null
  areas: readonly string[] | null
  tree: string | undefined
  withJourneys: boolean
  withOthers: boolean
  isWhole: boolean
  isAgain: boolean
}
export type FautesCommand =
  | { what: 'help' }
  | { what: 'compare'; before: string; after: string }
  | { what: 'table'; commit: string; options: Options }
  | { what: 'run'; options: Options }

const split = (text: string | undefined) => text?.split(',').filter(Boolean) ?? null

/** @throws Error on an option that is unknown, or two that exclude each other */
export function readOptions(args: readonly string[]): FautesCommand {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      area: { type: 'string' },
      tree: { type: 'string' },
      'without-journeys': { type: 'boolean' },
      'journeys-only': { type: 'boolean' },
      whole: { type: 'boolean' },
      again: { type: 'boolean' },
      table: { type: 'boolean' },
      compare: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  })
  if (values.help) return { what: 'help' }
  if (values.compare) {
    const [before, after] = positionals
    if (!before || !after) throw new Error('--compare veut deux commits.')
    return { what: 'compare', before, after }
  }
  if (values['without-journeys'] && values['journeys-only']) {
    throw new Error('--without-journeys et --journeys-only s’excluent.')
  }
  const options = {
    only: split(values.only),
    areas: split(values.area),
    tree: values.tree,
    withJourneys: !values['without-journeys'],
    withOthers: !values['journeys-only'],
    isWhole: values.whole ?? false,
    isAgain: values.again ?? false,
  }
  if (values.table) return { what: 'table', commit: positionals[0] ?? 'HEAD', options }
  return { what: 'run', options }
}
