import fc from 'fast-check'

const STRINGS = [
  '',
  ' ',
  '0',
  '-1',
  '-0',
  '1.5',
  '1e309',
  'NaN',
  'Infinity',
  '0x10',
  '９',
  '9'.repeat(40),
  '99999999999999999999',
  '2147483648',
  '-2147483649',
  '00000000000000000001',
  '1,2,3',
  ',,,',
  ...['true', 'null', 'undefined', '[object Object]', '[]', '{}', '{"$gt":""}', '../../etc/passwd'],
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '%00',
  '%',
  '%%',
  '\\',
  "'",
  '"',
  "'; drop table courses; --",
  "' or 1=1 --",
  '$1',
  ':* & | !',
  '<->',
  'a & !',
  '::tsquery',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  ...[
    '\u0000',
    'a\u0000b',
    'a\nb',
    '\u001b[31m',
    '\u202e',
    '\ufeff',
    '\uffff',
    '👩‍👩‍👧',
    'é'.normalize('NFD'),
  ],
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '99999-01-01',
  '2026-01-01T00:00:00Z',
  '24:00',
  '180.1,0,5',
  '5.72,45.18,0',
  '5.72,45.18,1e9',
  '1,1,1,1',
  '6,46,5,45',
  'NaN,NaN,NaN',
  'a'.repeat(5000),
  'a b '.repeat(500),
  '1,'.repeat(1000),
]

export const junkText = (): fc.Arbitrary<string> =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...STRINGS), weight: 3 },
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.integer().map(String),
    fc.double().map(String),
  )

const deep = (depth: number): unknown => (depth === 0 ? [] : [deep(depth - 1)])

/** Wrong types: numbers, deep nesting, prototype keys. */
export const junkJson = (): fc.Arbitrary<unknown> =>
  fc.oneof(
    junkText(),
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e308, [], {}, deep(500)),
    fc.constantFrom<unknown>([null], { length: -1 }, { constructor: { prototype: {} } }, [[], {}]),
  )

type JsonSchema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  'x-examples'?: unknown[]
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
}

/** Values valid for a schema, so that junk beside them passes the first check. */
function plausible(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  const examples = schema['x-examples']
  if (examples?.length) return fc.constantFrom(...examples)
  if (schema.enum?.length) return fc.constantFrom(...schema.enum)
  if (schema.format === 'email') return fc.nat().map((n) => `junk-${n}@exemple.fr`)
  if (schema.format === 'date') return fc.constantFrom('2026-05-17', '2024-02-29', '1900-01-01')
  switch (schema.type) {
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: 0, max: 2_147_483_647 })
    case 'number':
      return fc.double({ noNaN: true })
    case 'array':
      return fc.array(plausible(schema.items ?? {}), { maxLength: 3 })
    case 'object':
      return fc.record(plausibleFields(schema))
    default:
      return fc.oneof(fc.integer({ min: 0, max: 50_000 }).map(String), fc.string({ maxLength: 30 }))
  }
}

const plausibleFields = ({ properties = {} }: JsonSchema) =>
  Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, plausible(field)]))

const EXTRA_NAMES = ['inconnu', 'constructor', 'a[b]', 'a.b', 'length', ' ']

/**
 * Plausible fields with junk in at most three, declared or not, as only the first error would be
 * tested otherwise.
 * @param schema a JSON Schema of type object
 */
export function almostFields(
  schema: JsonSchema,
  junk: fc.Arbitrary<unknown>,
): fc.Arbitrary<Record<string, unknown>> {
  const names = [...Object.keys(schema.properties ?? {}), ...EXTRA_NAMES]
  const sensible = fc.record(plausibleFields(schema), { requiredKeys: [] })
  const spoilt = fc.array(fc.tuple(fc.constantFrom(...names), junk), { maxLength: 3 })
  return fc.tuple(sensible, spoilt).map(([fields, others]) => {
    return { ...fields, ...Object.fromEntries(others) }
  })
}
