import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { MAX_DEPTH, MAX_TEXT } from '../read-limits.ts'
import { TraceError } from '../track.ts'
import { ignoredEntities } from './doctype.ts'
import type { Attributes, XmlEvents } from './xml-handler.ts'

/** Gives the handler for the root element, or throws what is said of such a file. */
export type ChooseHandler = (root: string, attributes: Attributes) => XmlEvents

/**
 * A well-formedness checking parser (saxes) with bounds. Namespaces are not resolved: Strava and COROS
 * leave prefixes undeclared. No entity is ever expanded.
 */
export type XmlParser = {
  /** Throws `fichier_illisible`, `entite_refusee`, and whatever the handler throws. */
  write(text: string): void
  /** Throws `fichier_tronque` when elements are still open. */
  end(): void
  /** Whether what was written ends with the end tag of an element. */
  readonly isAfterEndTag: boolean
  /** The line of the file that was reached. */
  readonly line: number
}

/** Characters that are kept to see how a file ends. */
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
    // A file with its last tag was not cut: something in it, an `&` alone, has swallowed the rest.
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
