import type { Track } from '../track.ts'

export type Attributes = Readonly<Record<string, string>>

/** Element names come without the prefix of the root. */
export type XmlEvents = {
  open(name: string, attributes: Attributes): void
  text(text: string): void
  close(name: string): void
}

export type XmlHandler = XmlEvents & {
  finish(): Track
}

/** Fast path between two complete elements, bypassing the XML parser. */
export type XmlShortcut = {
  endTag: Uint8Array
  readonly isReady: boolean
  /** Consumes known bytes from `from`; returns the offset, always between two complete elements. */
  scan(bytes: Uint8Array, from: number): number
  readonly lines: number
}

export type XmlFormat = { handler: XmlHandler; shortcut?: XmlShortcut }
