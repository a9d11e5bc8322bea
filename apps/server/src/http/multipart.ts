import '@fastify/multipart'
import { ApiError } from '@foulee/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from './feature.ts'

type Form = { body: Record<string, string>; files: UploadedFile[] }

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
  const form: Form = { body: {}, files: [] }
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      form.files.push({ field: part.fieldname, name: part.filename, media: part.mimetype, bytes })
    } else {
      form.body[part.fieldname] = String(part.value)
    }
  }
  return form
}
