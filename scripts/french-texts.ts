import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'rolldown/parseAst'

const SOURCES = ['packages/*/src', 'apps/*/src', 'apps/web/app']
const NOT_PROSE = new Set(['sql', 'html'])

type Node = { type: string; start: number } & Record<string, unknown>
export type Found = { file: string; line: number; text: string }

/** French texts of the code: strings, template parts, JSX text. Without tests. */
export function readTexts(root: string): Found[] {
  const files = SOURCES.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
  return files
    .filter((file) => !/\.(test|examples|test-cast)\.tsx?$|\/test-|\/build\//.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8')
      const lang = file.endsWith('x') ? 'tsx' : 'ts'
      const found: Found[] = []
      walk(parseAst(source, { lang }) as unknown as Node, (text, start) => {
        found.push({ file, line: source.slice(0, start).split('\n').length, text })
      })
      return found
    })
}

function walk(node: Node, take: (text: string, start: number) => void): void {
  if (node.type === 'TaggedTemplateExpression' && NOT_PROSE.has(identifierName(node.tag as Node)))
    return
  if (node.type === 'ImportDeclaration') return
  const { value } = node
  if ((node.type === 'Literal' || node.type === 'JSXText') && typeof value === 'string') {
    take(value, node.start)
  }
  if (node.type === 'TemplateElement') {
    take((value as { cooked: string | null }).cooked ?? '', node.start)
  }
  for (const child of Object.values(node)) {
    for (const item of Array.isArray(child) ? child : [child]) {
      if (item && typeof item === 'object' && 'type' in item) walk(item as Node, take)
    }
  }
}

const identifierName = ({ type, name }: Node): string => (type === 'Identifier' ? String(name) : '')
