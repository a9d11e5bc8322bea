import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { parseAst } from 'rolldown/parseAst'
import { analyse } from 'scslre'

const SOURCES = [
  'packages/*/src/**/*.{ts,tsx}',
  'apps/*/src/**/*.{ts,tsx}',
  'apps/web/app/**/*.{ts,tsx}',
  'apps/web/public/*.js',
]
/** Files whose patterns only match test and demo data. */
const OURS = /\.(?:test|examples|test-cast)\.tsx?$|\/test-|packages\/(?:testing|db\/src\/demo)\//

type Node = { type: string; start: number } & Record<string, unknown>
export type Pattern = { source: string; flags: string }
export type Place = { file: string; line: number }

/** Syntax tree with constants and imports, to resolve composed patterns. */
type Module = {
  path: string
  text: string
  nodes: Node[]
  constants: ReadonlyMap<string, Node>
  imports: ReadonlyMap<string, { path: string; name: string }>
}

const modules = new Map<string, Module>()

function readModule(path: string): Module {
  const cached = modules.get(path)
  if (cached) return cached
  const text = readFileSync(path, 'utf8')
  const lang = path.endsWith('x') ? 'tsx' : path.endsWith('.js') ? 'js' : 'ts'
  const nodes: Node[] = []
  collect(parseAst(text, { lang }) as unknown as Node, nodes)
  const constants = new Map<string, Node>()
  const imports = new Map<string, { path: string; name: string }>()
  for (const node of nodes) {
    const { id, init } = node as { id?: Node; init?: Node }
    if (node.type === 'VariableDeclarator' && id?.type === 'Identifier' && init) {
      constants.set(String(id.name), init)
    }
    const from = (node.source as { value?: string } | null)?.value
    if (node.type !== 'ImportDeclaration' || !from?.startsWith('.')) continue
    for (const { imported, local } of node.specifiers as { imported?: Node; local: Node }[]) {
      if (!imported) continue
      imports.set(String(local.name), {
        path: join(dirname(path), from),
        name: String(imported.name),
      })
    }
  }
  const module = { path, text, nodes, constants, imports }
  modules.set(path, module)
  return module
}

function collect(node: Node, into: Node[]): void {
  into.push(node)
  for (const child of Object.values(node)) {
    for (const item of Array.isArray(child) ? child : [child]) {
      if (item && typeof item === 'object' && 'type' in item) collect(item as Node, into)
    }
  }
}

const PIECE = 'x'

function textOf(node: Node | undefined, module: Module): string {
  if (node?.type === 'Literal') {
    const { value, regex } = node as { value?: unknown; regex?: { pattern: string } }
    return regex?.pattern ?? String(value)
  }
  if (node?.type === 'TemplateLiteral') {
    const quasis = node.quasis as { value: { cooked: string } }[]
    const pieces = (node.expressions as Node[]).map((expression) => textOf(expression, module))
    return quasis.map(({ value }, index) => value.cooked + (pieces[index] ?? '')).join('')
  }
  if (node?.type !== 'Identifier') return PIECE
  const name = String(node.name)
  const imported = module.imports.get(name)
  if (!imported) return textOf(module.constants.get(name), module)
  const other = readModule(imported.path)
  return textOf(other.constants.get(imported.name), other)
}

function patternOf(node: Node, module: Module): Pattern | null {
  const { regex } = node as { regex?: { pattern: string; flags: string } }
  if (node.type === 'Literal' && regex) return { source: regex.pattern, flags: regex.flags }
  const isMade = node.type === 'NewExpression' && (node.callee as Node).name === 'RegExp'
  if (!isMade) return null
  const [source, flags] = node.arguments as Node[]
  return { source: textOf(source, module), flags: flags ? textOf(flags, module) : '' }
}

/**
 * Whether a text of one repeated character causes super-linear matching: a repetition overlapping
 * the next, or restarted at each character.
 */
export const isSlow = ({ source, flags }: Pattern): boolean =>
  analyse({ source, flags }, { maxReports: 1 }).reports.length > 0

export type Found = Place & { pattern: Pattern }

export function readPatterns(root: string): Found[] {
  return globSync(SOURCES, { cwd: root })
    .filter((file) => !OURS.test(file))
    .flatMap((file) => {
      const module = readModule(join(root, file))
      return module.nodes.flatMap((node) => {
        const pattern = patternOf(node, module)
        if (!pattern) return []
        const line = module.text.slice(0, node.start).split('\n').length
        return [{ file: relative(root, module.path), line, pattern }]
      })
    })
}
