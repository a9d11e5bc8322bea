export type Resources = { scripts: string[]; styles: string[]; fonts: string[] }

const LINK = /<link\b[^>]*>/g
const SCRIPT = /<script\b[^>]*>/g
const INLINE_IMPORT = /\bimport\s*(?:[\w*{][^'"]*?from\s*)?["'](\/[^"']+)["']/g
const MODULE_IMPORT = /\b(?:import|export)\s*(?:[\w*{$][^'";]*?from\s*)?["'](\.{1,2}\/[^"']+)["']/g

export function readResources(html: string): Resources {
  const links = [...html.matchAll(LINK)].map(([tag]) => tag)
  const hrefs = (test: RegExp) =>
    links.filter((tag) => test.test(tag)).flatMap((tag) => attribute(tag, 'href'))
  const sources = [...html.matchAll(SCRIPT)].flatMap(([tag]) => attribute(tag, 'src'))
  // Modules that a public page loads after its first paint.
  const late = [...html.matchAll(/ data-files="([^"]+)"/g)].flatMap(([, list = '']) =>
    list.split(' '),
  )
  const imported = [...html.matchAll(INLINE_IMPORT)].flatMap(([, path]) => path ?? [])
  return {
    scripts: unique([
      ...hrefs(/rel="modulepreload"/),
      ...late.filter((path) => path.endsWith('.js')),
      ...sources,
      ...imported,
    ]),
    styles: unique(hrefs(/rel="stylesheet"/)),
    fonts: unique(hrefs(/as="font"/)),
  }
}

export function readImports(code: string, path: string): string[] {
  return [...code.matchAll(MODULE_IMPORT)].map(
    ([, relative = '']) => new URL(relative, `http://localhost${path}`).pathname,
  )
}

const unique = (paths: string[]) => [...new Set(paths)]
const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.slice(1, 2) ?? []
