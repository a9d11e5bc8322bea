import type { Vocabulary } from './vocabulary.ts'

type Node = Record<string, unknown>

const FORMS: Readonly<Record<string, RegExp>> = {
  Date: /^\d{4}-\d{2}-\d{2}$/,
  DateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/,
  Time: /^\d{2}:\d{2}(:\d{2})?$/,
  Duration: /^P(?=.)(\d+W)?(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/,
  URL: /^https?:\/\/[^\s/]+\/?\S*$/,
}

const PLAIN = new Set(['Text', 'CssSelectorType', 'XPathType', 'PronounceableText'])

/** Properties that are URLs, whatever their type. */
const ADDRESSES = new Set(['url', 'image', 'logo', 'sameAs', 'item', '@id'])

/**
 * Required by Google's documentation of rich results; one property of each entry must exist.
 * Applies to the main entities, not to mentioned ones.
 */
const REQUIRED: readonly [type: string, anyOf: readonly string[]][] = [
  ['Event', ['name']],
  ['Event', ['startDate']],
  ['Event', ['location']],
  ['Product', ['name']],
  ['Product', ['offers', 'review', 'aggregateRating']],
  ['Organization', ['name']],
  ['LocalBusiness', ['address']],
  ['Article', ['headline']],
  ['Article', ['datePublished']],
  ['BreadcrumbList', ['itemListElement']],
  ['ItemList', ['itemListElement']],
  ['ExercisePlan', ['name']],
  ['WebSite', ['url']],
]

/** The same for nested entities. */
const REQUIRED_INSIDE: readonly [type: string, anyOf: readonly string[]][] = [
  ['Offer', ['price']],
  ['Offer', ['priceCurrency']],
  ['AggregateRating', ['ratingValue']],
  ['AggregateRating', ['ratingCount', 'reviewCount']],
  ['ListItem', ['position']],
  ['ListItem', ['name', 'item']],
  ['Place', ['name', 'address']],
  ['Review', ['author']],
]

export function checkJsonLd(text: string, vocabulary: Vocabulary): string[] {
  const value = parse(text)
  if (!isNode(value)) return ['no JSON object']
  if (value['@context'] !== 'https://schema.org') return ['@context is not https://schema.org']
  const graph = value['@graph']
  const { '@context': _, '@graph': __, ...alone } = value
  const nodes = Array.isArray(graph) ? graph : [alone]
  return nodes.flatMap((node, index) => {
    const at = Array.isArray(graph) ? `@graph[${index}]` : '$'
    if (!isNode(node)) return [`${at} is no object`]
    return [...checkNode(node, at, vocabulary), ...findMissing(node, at, REQUIRED, vocabulary)]
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const typesOf = (node: Node): string[] => [node['@type'] ?? []].flat().map(String)

function checkNode(node: Node, at: string, vocabulary: Vocabulary): string[] {
  const types = typesOf(node)
  const isReference = types.length === 0 && Object.keys(node).join() === '@id'
  if (isReference) return checkText('@id', String(node['@id']), [], { at, vocabulary })
  if (types.length === 0) return [`${at} has no @type`]
  const unknown = types.filter((type) => !vocabulary.has(type))
  if (unknown.length) return [`${at}: ${unknown} is no type of schema.org`]
  return [
    ...Object.entries(node).flatMap(([property, value]) =>
      checkProperty(types, property, value, { at: `${at}.${property}`, vocabulary }),
    ),
    ...findMissing(node, at, REQUIRED_INSIDE, vocabulary),
  ]
}

type Place = { at: string; vocabulary: Vocabulary }

function checkProperty(types: string[], property: string, value: unknown, place: Place): string[] {
  const { at, vocabulary } = place
  if (property === '@type') return []
  if (property === '@id') return checkText(property, String(value), [], place)
  // Input constraints of actions are `-input` annotations, outside of the vocabulary.
  if (property.endsWith('-input')) return []
  const range = types
    .map((type) => vocabulary.rangeOf(type, property))
    .find((item) => item !== undefined)
  if (!range) return [`${at}: ${types} has no such property`]
  return [value].flat().flatMap((item, index) =>
    checkValue(property, item, range, {
      ...place,
      at: Array.isArray(value) ? `${at}[${index}]` : at,
    }),
  )
}

function checkValue(
  property: string,
  value: unknown,
  range: readonly string[],
  place: Place,
): string[] {
  const { at, vocabulary } = place
  if (value === null || value === '') return [`${at} is empty`]
  if (isNode(value)) {
    const types = typesOf(value)
    const fits =
      types.length === 0 || types.some((type) => range.some((item) => vocabulary.isA(type, item)))
    return [
      ...(fits ? [] : [`${at}: ${types} is none of ${range}`]),
      ...checkNode(value, at, vocabulary),
    ]
  }
  if (typeof value === 'number') {
    const isNumber = range.some((item) =>
      ['Number', 'Integer', 'Float', 'Text', 'Quantity'].includes(item),
    )
    return isNumber ? [] : [`${at}: a number is none of ${range}`]
  }
  if (typeof value === 'boolean') {
    return range.includes('Boolean') ? [] : [`${at}: yes or no is none of ${range}`]
  }
  return checkText(property, String(value), range, place)
}

/** A text must be a value of the enumeration, have the format of a type, or be free text. */
function checkText(
  property: string,
  text: string,
  range: readonly string[],
  { at, vocabulary }: Place,
): string[] {
  if (ADDRESSES.has(property)) {
    return /^https?:\/\/[^\s/]+\/\S*$|^https?:\/\/[^\s/]+$/.test(text)
      ? []
      : [`${at}: « ${text} » is no whole address`]
  }
  const fits = range.some((item) => {
    const values = vocabulary.valuesOf(item)
    return values?.has(text) || values?.has(`https://schema.org/${text}`) || FORMS[item]?.test(text)
  })
  const isFree = range.some((item) => PLAIN.has(item) || item === 'Number')
  const hasForm = range.some((item) => FORMS[item] && item !== 'URL')
  return fits || (isFree && !hasForm) ? [] : [`${at}: « ${text} » is none of ${range}`]
}

function findMissing(
  node: Node,
  at: string,
  required: typeof REQUIRED,
  vocabulary: Vocabulary,
): string[] {
  const types = typesOf(node)
  return required
    .filter(([type]) => types.some((item) => vocabulary.isA(item, type)))
    .filter(([, anyOf]) => anyOf.every((property) => isAbsent(node[property])))
    .map(([type, anyOf]) => `${at}: a ${type} has ${anyOf.join(' or ')}`)
}

const isAbsent = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)
