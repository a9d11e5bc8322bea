import type { RecordedRows, Shape } from '@foulee/testing/row-shapes'
import { getTouchingPropertyName, type Node } from 'typescript/unstable/ast'
import { isCallExpression } from 'typescript/unstable/ast/is'
import { type Checker, type Project, type Type, TypeFlags } from 'typescript/unstable/sync'

/**
 * Compares the row type at each recorded place with the rows read there: names of columns, kinds
 * of values, literals, and parts of JSON. Columns that are not declared are left out, and so are
 * places whose row type is a type parameter.
 * @param folder of the places, with a slash at its end
 * @returns a sentence per difference
 */
export function checkRowTypes(project: Project, records: RecordedRows, folder: string): string[] {
  return Object.entries(records).flatMap(([place, columns]) => {
    const node = findRowType(project, place, folder)
    const type = node && project.checker.getTypeFromTypeNode(node)
    if (!type) return []
    const row: Shape = { kinds: {}, values: [], items: null, keys: columns }
    return listProblems(project.checker, { shape: row, types: [type], path: place })
  })
}

/** Type argument of the call at `path:line:column`. */
function findRowType(project: Project, place: string, folder: string) {
  const [path = '', line = '', column = ''] = place.split(':')
  const source = project.program.getSourceFile(`${folder}${path}`)
  if (!source) return null
  const before = source.text.split('\n').slice(0, Number(line) - 1)
  const position = before.reduce((sum, text) => sum + text.length + 1, Number(column) - 1)
  let node: Node | undefined = getTouchingPropertyName(source, position)
  while (node && !isCallExpression(node)) node = node.parent
  return node?.typeArguments?.[0] ?? null
}

/** `types`: members of the declared union, one at least. */
type Compared = { shape: Shape; types: readonly Type[]; path: string }

const ACCEPTING = {
  null: TypeFlags.Null,
  undefined: TypeFlags.Undefined,
  boolean: TypeFlags.BooleanLike,
  number: TypeFlags.NumberLike,
  string: TypeFlags.StringLike,
  other: TypeFlags.Object,
}

const isUnchecked = ({ flags }: Type) =>
  (flags & (TypeFlags.AnyOrUnknown | TypeFlags.TypeParameter)) > 0
const isObject = ({ flags }: Type) =>
  (flags & (TypeFlags.Object | TypeFlags.Intersection | TypeFlags.NonPrimitive)) > 0

function listProblems(checker: Checker, { shape, types, path }: Compared): string[] {
  const members = types.flatMap(listMembers)
  if (!members.length || members.some(isUnchecked)) return []
  const declared = members.map((type) => checker.typeToString(type)).join(' | ')
  const write = (read: string) => `${path}: ${declared} is declared, ${read} is read`
  const kinds = Object.keys(shape.kinds) as (keyof Shape['kinds'])[]
  const unknown = kinds.filter(
    (kind) => !members.some(({ flags }) => flags & (ACCEPTING[kind] | TypeFlags.Intersection)),
  )
  if (unknown.length) return unknown.map(write)
  const arrays = members.filter((type) => checker.isArrayLikeType(type))
  const objects = members.filter((type) => isObject(type) && !arrays.includes(type))
  return [
    ...listOtherValues(shape, members).map((value) => write(JSON.stringify(value))),
    ...(shape.items && !arrays.length ? [write('an array')] : []),
    ...(shape.items ? listItems(checker, { shape: shape.items, types: arrays, path }) : []),
    ...(shape.keys && !objects.length ? [write('an object')] : []),
    ...(shape.keys && objects.length ? listKeys(checker, shape.keys, objects, path) : []),
  ]
}

const listMembers = (type: Type) => (type.isUnionType() ? type.getTypes() : [type])

function listOtherValues(shape: Shape, members: readonly Type[]): (string | number)[] {
  const literals = members.flatMap((type) => (type.isLiteralType() ? [type.value] : []))
  const isOpen = { string: hasOpen(members, 'string'), number: hasOpen(members, 'number') }
  return (shape.values ?? []).filter(
    (value) => !isOpen[typeof value as keyof typeof isOpen] && !literals.includes(value),
  )
}

/** A member takes any text or number, not literals alone. */
const hasOpen = (members: readonly Type[], kind: 'string' | 'number') =>
  members.some(
    (type) => type.flags & (ACCEPTING[kind] | TypeFlags.Intersection) && !type.isLiteralType(),
  )

const listItems = (checker: Checker, { shape, types, path }: Compared) =>
  listProblems(checker, {
    shape,
    types: types.flatMap((type) => (type.isTypeReference() ? checker.getTypeArguments(type) : [])),
    path: `${path}[]`,
  })

function listKeys(
  checker: Checker,
  keys: Record<string, Shape>,
  objects: readonly Type[],
  path: string,
): string[] {
  const [only, ...others] = objects
  const declared = only && !others.length ? checker.getPropertiesOfType(only) : []
  const missing = declared
    .filter(({ name }) => !Object.hasOwn(keys, name))
    .filter((symbol) => !acceptsUndefined(checker.getTypeOfSymbol(symbol)))
    .map(({ name }) => `${path} ${name}: declared, and not read`)
  const wrong = Object.entries(keys).flatMap(([key, shape]) => {
    const found = objects.map((type) => {
      const symbol = checker.getPropertyOfType(type, key)
      return symbol && checker.getTypeOfSymbol(symbol)
    })
    const types = found.flatMap((type, rank) =>
      type ? [type] : listIndexed(checker, objects[rank]),
    )
    const { undefined: _, ...kinds } = shape.kinds
    // An index, or some members of a union, say nothing of a key that is not there.
    const seen = found.every(Boolean) ? shape : { ...shape, kinds }
    return listProblems(checker, { shape: seen, types, path: `${path} ${key}` })
  })
  return [...missing, ...wrong]
}

const listIndexed = (checker: Checker, type: Type | undefined) =>
  type ? checker.getIndexInfosOfType(type).map(({ valueType }) => valueType) : []

const acceptsUndefined = (type: Type | undefined) =>
  !type ||
  listMembers(type).some(({ flags }) => flags & (TypeFlags.Undefined | TypeFlags.AnyOrUnknown))
