import '@fastify/multipart'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Endpoint } from '@foulee/contract/shared/kit'
import { isUnwritable } from '@foulee/db/errors'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from '#platform/http/caller.ts'
import { closeSpooled, type SpooledFile, spool } from './spool.ts'

type Form = {
  body: Record<string, string | string[]>
  files: UploadedFile[]
  spooled: SpooledFile[]
}

/**
 * Reads a whole form, its files into memory or, for large uploads, onto disk. Limits are set where
 * the plugin is registered.
 * @throws ApiError for a body that is no form, truncated or malformed
 */
export async function readMultipart(
  request: FastifyRequest,
  { hasLargeFiles, maxFiles = 1 }: Pick<Endpoint, 'hasLargeFiles' | 'maxFiles'> = {},
): Promise<Form> {
  if (!request.isMultipart()) throw new ApiError('type_de_media_refuse')
  const form: Form = { body: {}, files: [], spooled: [] }
  try {
    await readParts(request, form, hasLargeFiles ? maxFiles : null)
    return form
  } catch (cause) {
    await closeSpooled(form.spooled)
    // Refusals of the plugin have codes; the parser's own errors mean a malformed body.
    const isPlugin = String((cause as { code?: string }).code).startsWith('FST_')
    if (isPlugin || isUnwritable(cause)) throw cause
    throw new ApiError('requete_malformee', { cause })
  }
}

/** Browsers send an empty file where none was chosen. */
const isChosen = (name: string, size: number) => Boolean(name || size)

function addFile(form: Form, file: UploadedFile): void {
  if (isChosen(file.name, file.bytes.length)) form.files.push(file)
}

async function addSpooled(form: Form, file: SpooledFile): Promise<void> {
  if (isChosen(file.name, file.size)) form.spooled.push(file)
  else await closeSpooled([file])
}

async function readParts(request: FastifyRequest, form: Form, large: number | null): Promise<void> {
  const fields = new Map<string, string[]>()
  for await (const part of request.parts(large === null ? {} : { limits: { files: large } })) {
    if (part.type === 'file') {
      const { fieldname: field, filename: name, mimetype: media } = part
      if (large !== null) await addSpooled(form, await spool({ field, name }, part.file))
      else addFile(form, { field, name, media, bytes: await part.toBuffer() })
    } else {
      const values = fields.get(part.fieldname)
      if (values) values.push(String(part.value))
      else fields.set(part.fieldname, [String(part.value)])
    }
  }
  const body = [...fields].map(([name, values]) => [name, values.length > 1 ? values : values[0]])
  form.body = Object.fromEntries(body)
}
