import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { MAX_DEPTH, MAX_TEXT } from '../read-limits.ts'
import { TraceError } from '../track.ts'
import { ignoredEntities } from './doctype.ts'
import type { Attributes, XmlEvents } from './xml-handler.ts'

/** Handler of a root element; throws for an unsupported one. */
export type ChooseHandler = (root: string, attributes: Attributes) => XmlEvents

/**
 * Well-formedness parser (saxes) with limits. Namespaces are not resolved, as Strava and COROS
 * leave prefixes undeclared. Entities are never expanded.
 */
export type XmlParser = {
  /** @throws TraceError `fichier_illisible`, `entite_refusee`, or from the handler */
  write(text: string): void
  /** @throws TraceError `fichier_tronque` if elements are still open */
  end(): void
  readonly isAfterEndTag: boolean
  readonly line: number
}

/** Characters kept to inspect the end of the file. */
const TAIL = 100

export function createXmlParser(choose: ChooseHandler, skippedLines: () => number): XmlParser {
  const parser = new SaxesParser({ position: false, xmlns: false })
  const lineNow = () => parser.line + skippedLines()
  let handler: XmlEvents | undefined
  let prefix = ''
  let depth = 0
  let written = 0
  let lastEvent = 0
  let lastClose = -1
  let isEnding = false
  let root = ''
  let tail = ''
  let lastLine = 1
  const localName = (name: string) =>
    prefix !== '' && name.startsWith(prefix) ? name.slice(prefix.length) : name

  const markEvent = () => {
    lastEvent = parser.position
    lastLine = lineNow()
  }
  const open = ({ name, attributes }: SaxesTagPlain) => {
    markEvent()
    if (++depth > MAX_DEPTH) throw tooDeep(lineNow())
    if (!handler) {
      root = name
      prefix = name.slice(0, name.indexOf(':') + 1)
      handler = choose(localName(name), attributes)
    }
    handler.open(localName(name), attributes)
  }
  const text = (data: string) => {
    markEvent()
    handler?.text(data)
  }

  parser.on('opentag', open)
  parser.on('text', text)
  parser.on('cdata', text)
  parser.on('closetag', ({ name }) => {
    markEvent()
    lastClose = lastEvent
    depth--
    handler?.close(localName(name))
  })
  parser.on('doctype', (doctype) => {
    for (const name of ignoredEntities(doctype)) parser.ENTITIES[name] = ''
  })
  parser.on('error', (cause) => {
    if (!isEnding) throw malformed(lineNow(), cause)
    // With the root end tag present the file is not truncated: an unescaped `&` or the like
    // swallowed the rest.
    if (root !== '' && tail.endsWith(`</${root}>`)) throw malformed(lastLine, cause)
    throw truncated(lineNow(), cause)
  })

  return {
    write(chunk) {
      try {
        parser.write(chunk)
      } catch (cause) {
        throw cause instanceof TraceError ? cause : malformed(lineNow(), cause)
      }
      written += chunk.length
      tail = (tail + chunk.slice(-TAIL)).trimEnd().slice(-TAIL)
      if (written - lastEvent > MAX_TEXT) throw tooLong(lineNow())
    },
    end() {
      isEnding = true
      parser.close()
    },
    get isAfterEndTag() {
      return lastClose === written
    },
    get line() {
      return lineNow()
    },
  }
}

const malformed = (line: number, cause: unknown) =>
  new TraceError(
    'fichier_illisible',
    `Ce fichier est abîmé à la ligne ${line}\u00a0: son XML n’est pas correct. Exportez-le de nouveau depuis votre montre ou votre application.`,
    { cause },
  )

const truncated = (line: number, cause: Error) =>
  new TraceError(
    'fichier_tronque',
    `Ce fichier s’arrête avant la fin, à la ligne ${line}\u00a0: il a sans doute été coupé pendant le téléchargement. Téléchargez-le de nouveau.`,
    { cause },
  )

const tooDeep = (line: number) =>
  new TraceError(
    'fichier_illisible',
    `Ce fichier est abîmé à la ligne ${line}\u00a0: plus de ${MAX_DEPTH} éléments y sont ouverts les uns dans les autres.`,
  )

const tooLong = (line: number) =>
  new TraceError(
    'fichier_illisible',
    `Ce fichier est abîmé à la ligne ${line}\u00a0: un texte n’y finit jamais. Exportez-le de nouveau depuis votre montre ou votre application.`,
  )
