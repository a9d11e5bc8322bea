/** Shape of all values seen in a column, or in a part of a JSON column. */
export type Shape = {
  /** Kinds that are no array and no object; `undefined` is a key that some objects lack. */
  kinds: Partial<Record<'null' | 'undefined' | 'boolean' | 'number' | 'string' | 'other', true>>
  /** Each text or number, until there are more than `FEW`. */
  values: (string | number)[] | null
  items: Shape | null
  keys: Record<string, Shape> | null
}

/** Rows of one hand-written query, by the place that names their type. */
export type RecordedRows = Record<string, Record<string, Shape>>

const FEW = 30

export const createShape = (): Shape => ({ kinds: {}, values: [], items: null, keys: null })

export function addValue(shape: Shape, value: unknown): void {
  if (Array.isArray(value)) {
    shape.items ??= createShape()
    for (const item of value) addValue(shape.items, item)
  } else if (value?.constructor === Object) addObject(shape, value)
  else addPlain(shape, value)
}

function addPlain(shape: Shape, value: unknown): void {
  if (typeof value === 'string' || typeof value === 'number') {
    shape.kinds[typeof value === 'string' ? 'string' : 'number'] = true
    if (!shape.values || shape.values.includes(value)) return
    if (shape.values.length < FEW) shape.values.push(value)
    else shape.values = null
  } else if (value === null) shape.kinds.null = true
  else if (value === undefined) shape.kinds.undefined = true
  else shape.kinds[typeof value === 'boolean' ? 'boolean' : 'other'] = true
}

function addObject(shape: Shape, object: object): void {
  const isFirst = shape.keys === null
  const keys: Record<string, Shape> = shape.keys ?? {}
  shape.keys = keys
  for (const [key, value] of Object.entries(object)) {
    const isNew = !Object.hasOwn(keys, key)
    const part = keys[key] ?? createShape()
    keys[key] = part
    if (isNew && !isFirst) part.kinds.undefined = true
    addValue(part, value)
  }
  for (const [key, part] of Object.entries(keys)) {
    if (!Object.hasOwn(object, key)) part.kinds.undefined = true
  }
}

/** Kinds that the driver makes of types of PostgreSQL, for columns of which no value was seen. */
const KIND_BY_TYPE: Record<number, keyof Shape['kinds']> = {
  16: 'boolean',
  ...Object.fromEntries([21, 23, 26, 700, 701].map((oid) => [oid, 'number'])),
  // Dates are left out: drizzle leaves them as text, the pool makes a `Date`.
  ...Object.fromEntries([20, 25, 1043, 1700, 2950].map((oid) => [oid, 'string'])),
}

/** Adds what the driver makes of a column, whatever its values. */
export function addColumnType(shape: Shape, oid: number): void {
  const kind = KIND_BY_TYPE[oid]
  if (kind) shape.kinds[kind] = true
}
