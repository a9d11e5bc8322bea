import { ESLint, type Linter } from 'eslint'
import esX from 'eslint-plugin-es-x'
import stylelint from 'stylelint'
import { root } from '../steps.ts'
import { listCssRules } from './css-rules.ts'
import { listMissing, listPromised } from './support.ts'

/** Recent Safari syntax that the build does not transpile. */
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

/** Multi-word and set method names are unambiguous. Calls with `?.` are feature-detected. */
const methods = [...missing.members.keys()].filter((name) => /^[a-z]+[A-Z]/.test(name))
const METHODS = `CallExpression[optional=false] > MemberExpression.callee[computed=false] > Identifier.property[name=/^(?:union|intersection|difference|${methods.join('|')})$/]`

/** Also on the global object: `window.Promise.withResolvers`. */
const GLOBAL = '/^(?:window|self|globalThis)$/'
const ofGlobal = [...missing.statics].map(([name, browsers]) => {
  const [object, property] = name.split('.')
  const selector = `MemberExpression[object.object.name=${GLOBAL}][object.property.name="${object}"] > Identifier.property[name="${property}"]`
  return { selector, message: lacks(name, browsers) }
})

/** Iterator helpers, told apart from array methods by their receiver only: `map.keys().map(…)`. */
const ITERATOR_HELPERS =
  'CallExpression[callee.property.name=/^(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)$/][callee.object.type="CallExpression"][callee.object.arguments.length=0][callee.object.callee.property.name=/^(?:keys|values|entries|matchAll)$/]'

const METHOD = 'un navigateur promis ne la connaît pas'

const SCRIPTS: Linter.Config = {
  files: ['**/*.js'],
  languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
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
      ...ofGlobal,
      { selector: ITERATOR_HELPERS, message: lacks('Iterator.prototype', ['safari 16.4']) },
    ],
  },
}

export type Source = { file: string; text: string }
export type Found = { file: string; feature: string; message: string; near: string }

const NEAR = 60

export async function readScripts(files: readonly Source[]): Promise<Found[]> {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: SCRIPTS,
    ignore: false,
  })
  const found: Found[] = []
  for (const { file, text } of files) {
    const lines = text.split('\n')
    const [read] = await eslint.lintText(text, { filePath: file })
    for (const { message, line, column, ruleId } of read?.messages ?? []) {
      const at = (lines[line - 1] ?? '').slice(Math.max(0, column - NEAR), column + NEAR)
      const [name = ''] = /^\w*/.exec((lines[line - 1] ?? '').slice(column - 1)) ?? []
      const feature = message === METHOD ? `.${name}` : findFeatureName(message, ruleId)
      found.push({ file, feature, message, near: at })
    }
  }
  return found
}

const findFeatureName = (message: string, rule: string | null): string =>
  /([.\w]+) : \w+ \d/.exec(message)?.[1] ?? rule ?? message

export async function readStyles(files: readonly Source[]): Promise<Found[]> {
  const config = { rules: listCssRules(promised) }
  const found: Found[] = []
  for (const { file, text: code } of files) {
    const { results } = await stylelint.lint({ code, config })
    for (const { text, rule } of results.flatMap(({ warnings }) => warnings)) {
      found.push({ file, feature: findStyleName(text), message: `${text} ${rule}`, near: '' })
    }
  }
  return found
}

const findStyleName = (text: string): string => {
  const [, name = text] = /"([^"]+)"/.exec(text) ?? []
  const [, property] = /for property "([^"]+)"/.exec(text) ?? []
  return property ? `${property}: ${name}` : name
}
