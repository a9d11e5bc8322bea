import { DomUtils, parseDocument } from 'htmlparser2'

/** What stands between somebody and a page, as far as its HTML alone shows it. */
export type Barrier = { rule: string; detail: string }

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]

const isElement = (node: object | null): node is Element => node !== null && 'attribs' in node

/** Inputs that name themselves by their value, or that nobody meets. */
const NAMED_INPUTS = ['hidden', 'submit', 'button', 'reset', 'image']

/** Barriers of every page without a browser; colours and focus are for axe, once a layout. */
export function findBarriers(html: string): Barrier[] {
  const document = parseDocument(html)
  const elements = DomUtils.getElementsByTagName('*', document)
  const met = elements.filter((element) => !isUnseen(element))
  const labelled = new Set(
    met.flatMap(({ name, attribs }) => (name === 'label' ? attribs.for : [])),
  )
  const ids = new Set(elements.map(({ attribs }) => attribs.id))
  return [
    ...findTwinIds(elements),
    ...findSkippedHeadings(met),
    ...met.filter(hasNoAlternative).map((one) => say('image sans texte', one)),
    ...met
      .filter((one) => isCommand(one) && !readName(one, ids))
      .map((one) => say('commande sans nom', one)),
    ...met
      .filter((one) => isField(one) && !isLabelled(one, labelled, ids))
      .map((one) => say('champ sans nom', one)),
  ]
}

const say = (rule: string, element: Element): Barrier => ({
  rule,
  detail: DomUtils.getOuterHTML(element).slice(0, 120),
})

/** Hidden from everybody, or from who listens. */
function isUnseen(element: Element): boolean {
  const { name, attribs } = element
  if (name === 'template' || attribs.hidden !== undefined) return true
  if (attribs['aria-hidden'] === 'true') return true
  const above = DomUtils.getParent(element)
  return isElement(above) && isUnseen(above)
}

function findTwinIds(elements: Element[]): Barrier[] {
  const groups = Map.groupBy(elements, ({ attribs }) => attribs.id)
  return [...groups].flatMap(([id, group]) =>
    id && group.length > 1 ? [{ rule: 'id en double', detail: id }] : [],
  )
}

/** A heading two levels or more below the one before it. */
function findSkippedHeadings(elements: Element[]): Barrier[] {
  const headings = elements.filter(({ name }) => /^h[1-6]$/.test(name))
  return headings.flatMap((heading, index) => {
    const before = Number(headings[index - 1]?.name.slice(1) ?? 6)
    return Number(heading.name.slice(1)) > before + 1 ? [say('titre sauté', heading)] : []
  })
}

const hasNoAlternative = ({ name, attribs }: Element) =>
  name === 'img' && attribs.alt === undefined && !attribs['aria-label']

const isCommand = ({ name, attribs }: Element) =>
  name === 'button' || (name === 'a' && attribs.href !== undefined)

const isField = ({ name, attribs }: Element) =>
  name === 'select' ||
  name === 'textarea' ||
  (name === 'input' && !NAMED_INPUTS.includes(attribs.type ?? ''))

const readAttributes = ({ attribs }: Element, ids: ReadonlySet<string | undefined>): string => {
  const by = attribs['aria-labelledby']?.split(/\s+/).filter((id) => ids.has(id)) ?? []
  return [attribs['aria-label'], attribs.title, ...by].join('').trim()
}

/** A name of its own, or the words and pictures in it. */
const readName = (element: Element, ids: ReadonlySet<string | undefined>): string =>
  readAttributes(element, ids) || readWords(element.children)

const readWords = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.data
      if (!isElement(node) || isUnseen(node)) return ''
      return [node.attribs['aria-label'], node.attribs.alt, readWords(node.children)].join('')
    })
    .join('')
    .trim()

function isLabelled(
  field: Element,
  labelled: ReadonlySet<string | undefined>,
  ids: ReadonlySet<string | undefined>,
): boolean {
  if (readAttributes(field, ids)) return true
  if (field.attribs.id && labelled.has(field.attribs.id)) return true
  const isInLabel = (element: Element): boolean => {
    const above = DomUtils.getParent(element)
    return isElement(above) && (above.name === 'label' || isInLabel(above))
  }
  return isInLabel(field)
}
