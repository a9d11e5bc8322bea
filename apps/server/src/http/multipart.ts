import '@fastify/multipart'
import { ApiError } from '@foulee/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from './feature.ts'

/** A name that comes several times is a list. */
type Form = { body: Record<string, string | string[]>; files: UploadedFile[] }

/**
 * Reads a form whole. Sizes and counts are bounded where the plugin is registered.
 * @throws ApiError when the request is not a form, or one that is cut or unreadable
 */
export async function readMultipart(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw new ApiError('type_de_media_refuse')
  try {
    return await readParts(request)
  } catch (cause) {
    // The plugin's refusals have codes; the parser's own say only that the bytes make no sense.
    if (String((cause as { code?: string }).code).startsWith('FST_')) throw cause
    throw new ApiError('requete_malformee', { cause })
  }
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const fields = new Map<string, string[]>()
  const files: UploadedFile[] = []
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      files.push({ field: part.fieldname, name: part.filename, media: part.mimetype, bytes })
    } else {
      const values = fields.get(part.fieldname)
      if (values) values.push(String(part.value))
      else fields.set(part.fieldname, [String(part.value)])
    }
  }
  const body = [...fields].map(([name, values]) => [name, values.length > 1 ? values : values[0]])
  return { body: Object.fromEntries(body), files }
}
