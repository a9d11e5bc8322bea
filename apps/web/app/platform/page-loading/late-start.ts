const PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g
const START = /(<script[^>]* type="module" async="">)([^<]*)(<\/script>)/
const ROUTE_MODULE = /import \* as (route\d+) from ("[^"]+");/g
/** Documents of these routes show nothing before their scripts. */
const GUARD = '"shell/guard.layout":route'

/**
 * Milliseconds until the start without a paint, as in a background tab.
 */
const PATIENCE_MS = 3_000

/**
 * Loads and evaluates the files after the first paint, each in its own task, so that input is
 * handled in between; with a token at once.
 */
const startScript = `await(async function(files){var isKept=document.documentElement.dataset.session;if(!isKept)await new Promise(function(go){requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,${PATIENCE_MS})});files.forEach(function(file){var link=document.createElement('link');link.rel='modulepreload';link.href=file;link.fetchPriority='low';document.head.append(link)});for(var file of files){await import(file);await new Promise(function(go){setTimeout(go)})}})`

/**
 * Late start: moves the module preloads of a public document after its first paint, and its modules
 * into tasks of their own (decision 168). A browser with a token preloads them from the <head>
 * (`preload-script.ts`).
 * @param mark nonce of our inline scripts
 */
export function startLate(html: string, mark: string): string {
  const [, , modules = ''] = START.exec(html) ?? []
  const files = [...html.matchAll(PRELOAD)].flatMap(([, href]) => href ?? [])
  if (modules.includes(GUARD) || files.length === 0) return letStylesPass(html)
  const [, ...imports] = files
  // A file may precede those that it imports. The entry hydrates: it comes after the route modules.
  const { vendor = [], others = [] } = Object.groupBy(imports, (file) =>
    /\/vendor/.test(file) ? 'vendor' : 'others',
  )
  return html
    .replaceAll(PRELOAD, '')
    .replace(
      new RegExp(`<script(?=[^>]* nonce="${mark}")(?: data-files="[^"]*")?`),
      () => `<script data-files="${files.join(' ')}"`,
    )
    .replace(START, (_, open, text, close) => {
      const late = text.replace(ROUTE_MODULE, 'const $1 = await import($2);')
      return `${open}${startScript}(${JSON.stringify([...vendor, ...others])});${late}${close}`
    })
}

/**
 * Lowers the priority of module preloads, which React Router puts before the content: they would
 * share a phone's bandwidth with the styles, a tenth of their size. Texts are escaped and cannot
 * contain this tag.
 */
const letStylesPass = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
