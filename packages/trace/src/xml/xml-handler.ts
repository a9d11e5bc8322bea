import type { Track } from '../track.ts'

export type Attributes = Readonly<Record<string, string>>

/** What is told of the elements of a file. Names come without the prefix of the root. */
export type XmlEvents = {
  open(name: string, attributes: Attributes): void
  text(text: string): void
  close(name: string): void
}

/** What a format of tracks does with them. */
export type XmlHandler = XmlEvents & {
  /** After the last element. */
  finish(): Track
}

/** Reads some of the bytes without the XML parser, between two elements that it has closed. */
export type XmlShortcut = {
  /** Where the parser is asked to pause, for the shortcut to be tried. */
  endTag: Uint8Array
  /** Whether the element that was closed last is one after which `scan` may go on. */
  readonly isReady: boolean
  /**
   * Reads on from `from` as long as the bytes are what it knows; gives where it stopped, always
   * between two whole elements.
   */
  scan(bytes: Uint8Array, from: number): number
  /** Lines passed so far. */
  readonly lines: number
}

/** A handler, and for some formats its shortcut. */
export type XmlFormat = { handler: XmlHandler; shortcut?: XmlShortcut }
