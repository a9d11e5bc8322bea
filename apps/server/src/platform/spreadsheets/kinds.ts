/** File types by signature, since names are unreliable. */
const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte)

export const isArchive = (bytes: Uint8Array): boolean => startsWith(bytes, [0x50, 0x4b])

/** OLE: old Office files, and encrypted new ones. */
export const isOldOffice = (bytes: Uint8Array): boolean =>
  startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])

const OTHERS: readonly [mark: readonly number[], name: string][] = [
  [[0x25, 0x50, 0x44, 0x46], 'un PDF'],
  [[0x1f, 0x8b], 'une archive'],
  [[0xff, 0xd8, 0xff], 'une image'],
  [[0x89, 0x50, 0x4e, 0x47], 'une image'],
]

export const recognizeOther = (bytes: Uint8Array): string | null =>
  OTHERS.find(([mark]) => startsWith(bytes, mark))?.[1] ?? null

const OTHER_TEXTS: readonly [RegExp, string][] = [
  [
    /^(?:--[^\n]*\n\s*)*(?:insert\s+into|create\s+\w+|copy\s+\S+\s|drop\s+\w+|begin\s*;)\s?/i,
    'du SQL',
  ],
  [/^(?:---\s|[\w-]+:[^\S\n]*\n\s+[\w-]+:)/, 'du YAML'],
  [/^[[{]/, 'du JSON'],
  [/^</, 'du XML ou du HTML'],
]
const BEGINNING = 4096

/** @param text without leading whitespace */
export function recognizeOtherText(text: string): string | null {
  const beginning = text.slice(0, BEGINNING)
  if (!beginning) return 'vide'
  return OTHER_TEXTS.find(([pattern]) => pattern.test(beginning))?.[1] ?? null
}
