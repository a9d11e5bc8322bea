export type Piece = string | Element
export type Element = { name: string; attributes: Record<string, string>; children: Piece[] }

const TOKEN =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(\/?)([a-zA-Z][\w:-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/g
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
/** Raw text elements, whose content is not parsed. */
const RAW = /<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g

/** Parses HTML as written by React: well-formed, double quotes. */
export function readTree(html: string): Element {
  const root: Element = { name: '', attributes: {}, children: [] }
  const open = [root]
  for (const [token, slash, name, attributes = ''] of html.replace(RAW, '').matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root
    if (name === undefined) {
      if (!token.startsWith('<!')) parent.children.push(decode(token))
    } else if (slash) {
      open.pop()
    } else {
      const element = { name, attributes: readAttributes(attributes), children: [] }
      parent.children.push(element)
      if (!VOID.has(name) && !token.endsWith('/>')) open.push(element)
    }
  }
  return root
}

const readAttributes = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decode(value)]),
  )

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decode = (text: string) =>
  text.replace(/&(#x27|amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')

export function findElement(root: Element, name: string): Element | null {
  if (root.name === name) return root
  for (const child of root.children) {
    const found = typeof child === 'string' ? null : findElement(child, name)
    if (found) return found
  }
  return null
}

export const countElements = (root: Element): number =>
  root.children.reduce(
    (sum, child) => sum + (typeof child === 'string' ? 0 : countElements(child)),
    1,
  )
