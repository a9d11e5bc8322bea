import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { ESLint, type Linter } from 'eslint'
import esX from 'eslint-plugin-es-x'
import stylelint from 'stylelint'
import { root, say } from '../steps.ts'
import { ACCEPTED } from './accepted.ts'
import { listCssRules } from './css-rules.ts'
import { listMissing, listPromised } from './support.ts'

/**
 * Reads what is sent to browsers, as it was built: our code and the libraries in it, the service worker,
 * the styles. Names whatever a browser that we promise lacks (`browserslist` of the root package.json),
 * unless `accepted.ts` says why that is all right.
 */

/** Syntax that Safari learnt later than the year of `ecmaVersion`, and that no build writes otherwise. */
const SYNTAX = [
  'no-regexp-v-flag',
  'no-regexp-modifiers',
  'no-regexp-duplicate-named-capturing-groups',
  'no-import-attributes',
  'no-dynamic-import-options',
  'no-using-declarations',
]

const promised = listPromised()
const missing = listMissing(promised)
const lacks = (name: string, browsers: readonly string[]) => `${name} : ${browsers.join(', ')}`

/** A name of two words is hardly somebody's own; and those of sets. A call with `?.` asks first. */
const methods = [...missing.members.keys()].filter((name) => /^[a-z]+[A-Z]/.test(name))
const METHODS = `CallExpression[optional=false] > MemberExpression.callee[computed=false] > Identifier.property[name=/^(?:union|intersection|difference|${methods.join('|')})$/]`

/** Of these only the way they are asked for tells them from arrays: `map.keys().map(…)`. */
const ITERATOR_HELPERS =
  'CallExpression[callee.property.name=/^(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)$/][callee.object.type="CallExpression"][callee.object.arguments.length=0][callee.object.callee.property.name=/^(?:keys|values|entries|matchAll)$/]'

const METHOD = 'un navigateur promis ne la connaît pas'

const SCRIPTS: Linter.Config = {
  files: ['**/*.js'],
  languageOptions: { ecmaVersion: 2023, sourceType: 'module' },
  linterOptions: { reportUnusedDisableDirectives: 'off', noInlineConfig: true },
  plugins: { 'es-x': esX as never },
  rules: {
    ...Object.fromEntries(SYNTAX.map((rule) => [`es-x/${rule}`, 'error'])),
    'no-restricted-globals': [
      'error',
      ...[...missing.globals].map(([name, browsers]) => ({ name, message: lacks(name, browsers) })),
    ],
    'no-restricted-properties': [
      'error',
      ...[...missing.statics].map(([name, browsers]) => {
        const [object = '', property = ''] = name.split('.')
        return { object, property, message: lacks(name, browsers) }
      }),
    ],
    'no-restricted-syntax': [
      'error',
      { selector: METHODS, message: METHOD },
      { selector: ITERATOR_HELPERS, message: lacks('Iterator.prototype', ['safari 16.4']) },
    ],
  },
}

type Found = { file: string; feature: string; message: string; near: string }

const NEAR = 60

async function lintScripts(files: readonly string[]): Promise<Found[]> {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: SCRIPTS,
    ignore: false,
  })
  const found: Found[] = []
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const lines = text.split('\n')
    const [read] = await eslint.lintText(text, { filePath: file })
    for (const { message, line, column, ruleId } of read?.messages ?? []) {
      const at = (lines[line - 1] ?? '').slice(Math.max(0, column - NEAR), column + NEAR)
      const [name = ''] = /^\w*/.exec((lines[line - 1] ?? '').slice(column - 1)) ?? []
      const feature = message === METHOD ? `.${name}` : nameOf(message, ruleId)
      found.push({ file, feature, message, near: at })
    }
  }
  return found
}

/** What the table of the accepted calls it: `URL.parse`, `.showPicker`, or the rule of a syntax. */
const nameOf = (message: string, rule: string | null): string =>
  /([.\w]+) : \w+ \d/.exec(message)?.[1] ?? rule ?? message

async function lintStyles(files: readonly string[]): Promise<Found[]> {
  const { results } = await stylelint.lint({
    files: [...files],
    config: { rules: listCssRules(promised) },
  })
  return results.flatMap(({ source = '', warnings }) =>
    warnings.map(({ text, rule }) => ({
      file: source,
      feature: nameOfStyle(text),
      message: `${text} ${rule}`,
      near: '',
    })),
  )
}

/** `hyphens`, or `cursor: grab`. */
const nameOfStyle = (text: string): string => {
  const [, name = text] = /"([^"]+)"/.exec(text) ?? []
  const [, property] = /for property "([^"]+)"/.exec(text) ?? []
  return property ? `${property}: ${name}` : name
}

const isAccepted = (feature: string): boolean =>
  feature in ACCEPTED || (feature.split(':')[0] ?? '') in ACCEPTED

const listFiles = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => root + file)
const scripts = ['apps/web/build/client/**/*.js', 'apps/admin/build/**/*.js'].flatMap(listFiles)
const styles = ['apps/web/build/client/**/*.css', 'apps/admin/build/**/*.css'].flatMap(listFiles)
const all = [...(await lintScripts(scripts)), ...(await lintStyles(styles))]
const bad = all.filter(({ feature }) => !isAccepted(feature))

for (const [feature, found] of Map.groupBy(bad, (one) => one.feature)) {
  say(`\n✗ ${feature} (${found.length}) ${found[0]?.message}`)
  for (const { file, near } of found.slice(0, 4)) say(`✗   ${basename(file)} ${near}`)
}
const unused = Object.keys(ACCEPTED).filter(
  (name) => !all.some(({ feature }) => feature === name || feature.startsWith(`${name}:`)),
)
for (const name of unused) say(`✗ ${name} est accepté, et personne ne s’en sert.`)
say(
  `\n${scripts.length} scripts et ${styles.length} styles lus : ${bad.length + unused.length} défaut(s).`,
)
process.exitCode = bad.length + unused.length > 0 || scripts.length === 0 ? 1 : 0
