import { type Html, html, join } from '#platform/markup/html.ts'
import type { JsonSchema } from './openapi.ts'
import { pathOfSchema } from './paths.ts'

const TYPES: Record<string, string> = {
  string: 'texte',
  integer: 'entier',
  number: 'nombre',
  boolean: 'true ou false',
  null: 'null',
  object: 'objet',
  array: 'liste',
}

const FORMATS: Record<string, string> = {
  date: 'date AAAA-MM-JJ',
  'date-time': 'instant ISO 8601',
  email: 'adresse email',
  uri: 'adresse web',
  binary: 'fichier',
}

const asSchema = (value: unknown): JsonSchema => (value ?? {}) as JsonSchema
const code = (value: unknown) =>
  html`<code>${typeof value === 'string' ? value : JSON.stringify(value)}</code>`

const getRefName = (ref: string) => ref.split('/').at(-1) ?? ref

export function describeType(schema: JsonSchema): Html {
  const { $ref, anyOf, type, items, prefixItems, additionalProperties } = schema
  if ($ref) return html`<a href="${pathOfSchema(getRefName($ref))}">${getRefName($ref)}</a>`
  if (schema.const !== undefined) return code(schema.const)
  if (schema.enum) return join(schema.enum.map(code), ' ou ')
  if (anyOf)
    return join(
      anyOf.map((part) => describeType(asSchema(part))),
      ' ou ',
    )
  if (Array.isArray(type)) return html`${type.map((item) => TYPES[item] ?? item).join(' ou ')}`
  if (prefixItems) {
    return html`[${join(
      prefixItems.map((part) => describeType(asSchema(part))),
      ', ',
    )}]`
  }
  if (type === 'array') return html`liste de ${describeType(asSchema(items))}`
  if (type === 'object' && additionalProperties) {
    return html`objet\u00a0: clé → ${describeType(asSchema(additionalProperties))}`
  }
  return html`${FORMATS[schema.format ?? ''] ?? TYPES[type ?? ''] ?? 'toute valeur'}`
}

const MAX_EXAMPLES = 8
/** Larger bounds are technical, such as PostgreSQL integers. */
const MEANINGFUL = 100_000_000

export function describeLimits(schema: JsonSchema): Html[] {
  const { minLength, maxLength, minimum, maximum, pattern } = schema
  const limits: (Html | null)[] = [
    minLength && minLength > 1 ? html`au moins ${minLength} caractères` : null,
    maxLength ? html`au plus ${maxLength} caractères` : null,
    minimum !== undefined ? html`à partir de ${minimum}` : null,
    maximum !== undefined && maximum < MEANINGFUL ? html`jusqu’à ${maximum}` : null,
    pattern ? describePattern(pattern) : null,
    schema.default !== undefined ? html`par défaut ${code(schema.default)}` : null,
  ]
  return limits.filter((limit) => limit !== null)
}

const describePattern = (pattern: string): Html =>
  /^\^\\d\{1,\d+\}\$$/.test(pattern)
    ? html`nombre entier`
    : html`de la forme <code>${pattern}</code>`

export function describeExamples(examples: readonly string[]): Html {
  const shown = examples.slice(0, MAX_EXAMPLES).map(code)
  const rest = examples.length - shown.length
  const more = rest > 0 ? html` et ${rest} autres` : html``
  return html`par exemple ${join(shown, ', ')}${more}`
}

type Row = { name: string; isRequired: boolean; schema: JsonSchema }

function findNested(schema: JsonSchema): { suffix: string; nested: JsonSchema } | null {
  if (schema.properties) return { suffix: '.', nested: schema }
  if (schema.type === 'array') {
    const inside = findNested(asSchema(schema.items))
    return inside && { suffix: `[]${inside.suffix}`, nested: inside.nested }
  }
  for (const part of schema.anyOf ?? []) {
    const inside = findNested(asSchema(part))
    if (inside) return inside
  }
  return null
}

function listRows({ properties = {}, required = [] }: JsonSchema, prefix = ''): Row[] {
  return Object.entries(properties).flatMap(([key, value]) => {
    const schema = asSchema(value)
    const name = `${prefix}${key}`
    const row = { name, isRequired: required.includes(key), schema }
    const inside = findNested(schema)
    return inside ? [row, ...listRows(inside.nested, `${name}${inside.suffix}`)] : [row]
  })
}

type Presence = readonly [present: string, absent: string]
export const PRESENCE: Presence = ['obligatoire', 'facultatif']
export const RECEIVED: Presence = ['', 'parfois absent']

export function renderSchema(schema: JsonSchema, caption: string, presence: Presence): Html {
  const rows = listRows(schema)
  if (!rows.length) return html`<p>${describeType(schema)}</p>`
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${caption}"><table>
    <thead><tr><th scope="col">Champ</th><th scope="col">Type</th><th scope="col">Précisions</th></tr></thead>
    <tbody>${rows.map((row) => renderRow(row, presence))}</tbody>
  </table></div>`
}

function renderRow({ name, isRequired, schema }: Row, [present, absent]: Presence): Html {
  const word = isRequired ? present : absent
  const details = [...(word ? [html`${word}`] : []), ...describeLimits(schema)]
  return html`<tr><th scope="row"><code>${name}</code></th><td>${describeType(schema)}</td>
<td>${join(details, ' ; ')}</td></tr>`
}
