import '@fastify/multipart'
import { ApiError } from '@foulee/contract/errors'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from './feature.ts'

type Form = { body: Record<string, string>; files: UploadedFile[] }

/**
 * Reads a form whole. Sizes and counts are bounded where the plugin is registered.
 * @throws ApiError when the request is not a form
 */
export async function readMultipart(request: FastifyRequest): Promise<Form> {
  if (!request.isMultipart()) throw new ApiError('type_de_media_refuse')
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
