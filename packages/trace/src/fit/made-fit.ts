import { checksum } from './checksum.ts'

type MadeField = readonly [number: number, size: number, type: number]

export type MadeDefinition = {
  local: number
  message: number
  fields: readonly MadeField[]
  isBigEndian?: boolean
  developer?: readonly number[]
}

const bytesOf = (value: number, size: number, isBigEndian: boolean): number[] => {
  const bytes = Array.from({ length: size }, (_, index) =>
    Number((BigInt(value) >> BigInt(index * 8)) & 0xffn),
  )
  return isBigEndian ? bytes.reverse() : bytes
}

export function madeDefinition(definition: MadeDefinition): number[] {
  const { local, message, fields, isBigEndian = false, developer } = definition
  const header = 0x40 | (developer ? 0x20 : 0) | local
  return [
    header,
    0,
    isBigEndian ? 1 : 0,
    ...bytesOf(message, 2, isBigEndian),
    fields.length,
    ...fields.flat(),
    ...(developer ? [developer.length, ...developer.flatMap((size) => [0, size, 0])] : []),
  ]
}

export function madeMessage(
  { local, fields, isBigEndian = false, developer = [] }: MadeDefinition,
  values: readonly (number | string)[],
  header = local,
): number[] {
  const data = fields.flatMap(([, size], index) => {
    const value = values[index] ?? 0
    if (typeof value === 'number') return bytesOf(value, size, isBigEndian)
    const text = [...new TextEncoder().encode(value)]
    return Array.from({ length: size }, (_, at) => text[at] ?? 0)
  })
  return [header, ...data, ...developer.flatMap((size) => Array<number>(size).fill(0xaa))]
}

export function madeFile(messages: readonly (readonly number[])[], headerSize = 14): Uint8Array {
  const data = messages.flat()
  const header = [headerSize, 0x10, 0, 0, ...bytesOf(data.length, 4, false), 0x2e, 0x46, 0x49, 0x54]
  while (header.length < headerSize) header.push(0)
  const bytes = Uint8Array.from([...header, ...data, 0, 0])
  const sum = checksum(bytes, 0, bytes.length - 2)
  bytes.set([sum & 0xff, sum >> 8], bytes.length - 2)
  return bytes
}

export const semicircles = (degrees: number): number => Math.round((degrees * 2 ** 31) / 180)
