import { DomUtils, parseDocument } from 'htmlparser2'

export type Barrier = { rule: string; detail: string }

type Node = ReturnType<typeof parseDocument>['children'][number]
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number]
type Field = { element: Element; isInLabel: boolean }

type Found = {
  ids: Map<string, number>
  labels: Set<string>
  headings: Element[]
  images: Element[]
  commands: Element[]
  fields: Field[]
}

/** Inputs with a name of their own, or hidden ones. */
const LABELLED_INPUTS = ['hidden', 'submit', 'button', 'reset', 'image']

/** Faults without a browser; axe checks colours and focus, once per layout. */
export function findBarriers(html: string): Barrier[] {
  const found: Found = {
    ids: new Map(),
    labels: new Set(),
    headings: [],
    images: [],
    commands: [],
    fields: [],
  }
  collect(parseDocument(html).children, found, { isUnseen: false, isInLabel: false })
  const { ids, labels, headings, images, commands, fields } = found
  const isNamed = ({ element, isInLabel }: Field) =>
    isInLabel || labels.has(element.attribs.id ?? '') || readAttributes(element, ids) !== ''
  return [
    ...[...ids].flatMap(([id, nb]) => (nb > 1 ? [{ rule: 'id en double', detail: id }] : [])),
    ...findSkipped(headings).map((element) => toBarrier('titre sauté', element)),
    ...images
      .filter(({ attribs }) => attribs.alt === undefined && !attribs['aria-label'])
      .map((image) => toBarrier('image sans texte', image)),
    ...commands
      .filter((command) => !readAttributes(command, ids) && !hasWords(command.children))
      .map((command) => toBarrier('commande sans nom', command)),
    ...fields
      .filter((field) => !isNamed(field))
      .map(({ element }) => toBarrier('champ sans nom', element)),
  ]
}

const toBarrier = (rule: string, element: Element): Barrier => ({
  rule,
  detail: DomUtils.getOuterHTML(element).slice(0, 120),
})

const isElement = (node: Node): node is Element => 'attribs' in node

const isHidden = ({ name, attribs }: Element) =>
  name === 'template' || attribs.hidden !== undefined || attribs['aria-hidden'] === 'true'

type Place = { isUnseen: boolean; isInLabel: boolean }

function collect(nodes: readonly Node[], barriers: Found, place: Place): void {
  for (const node of nodes) {
    if (!isElement(node)) continue
    const { id } = node.attribs
    if (id) barriers.ids.set(id, (barriers.ids.get(id) ?? 0) + 1)
    const isUnseen = place.isUnseen || isHidden(node)
    if (!isUnseen) sort(node, barriers, place)
    collect(node.children, barriers, {
      isUnseen,
      isInLabel: place.isInLabel || node.name === 'label',
    })
  }
}

function sort(element: Element, barriers: Found, { isInLabel }: Place): void {
  const { name, attribs } = element
  if (/^h[1-6]$/.test(name)) barriers.headings.push(element)
  else if (name === 'img') barriers.images.push(element)
  else if (name === 'label' && attribs.for) barriers.labels.add(attribs.for)
  else if (name === 'button' || (name === 'a' && attribs.href !== undefined)) {
    barriers.commands.push(element)
  } else if (isField(element)) barriers.fields.push({ element, isInLabel })
}

const isField = ({ name, attribs }: Element) =>
  name === 'select' ||
  name === 'textarea' ||
  (name === 'input' && !LABELLED_INPUTS.includes(attribs.type ?? ''))

const findSkipped = (headings: Element[]): Element[] =>
  headings.filter(({ name }, index) => {
    const before = Number(headings[index - 1]?.name.slice(1) ?? 6)
    return Number(name.slice(1)) > before + 1
  })

function readAttributes({ attribs }: Element, ids: ReadonlyMap<string, number>): string {
  const by = attribs['aria-labelledby']?.split(/\s+/).filter((id) => ids.has(id)) ?? []
  return [attribs['aria-label'], attribs.title, ...by].join('').trim()
}

/** Text, or an image with alternative text, which names the control around it. */
const hasWords = (nodes: readonly Node[]): boolean =>
  nodes.some((node) => {
    if (node.type === 'text') return node.data.trim() !== ''
    if (!isElement(node) || isHidden(node)) return false
    return Boolean(node.attribs['aria-label'] || node.attribs.alt) || hasWords(node.children)
  })
