import { MEDIA_TYPE } from '@foulee/contract/shared/client'
import { ERRORS, type ErrorCode } from '@foulee/contract/shared/error-catalogue'
import {
  type Endpoint,
  type EndpointKey,
  isCreation,
  parseKey,
  type Reply,
  successSchema,
} from '@foulee/contract/shared/kit'
import * as z from 'zod'
import { COMMON_SCHEMAS, SECTIONS } from './sections.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema
export type Parameter = {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string
  schema: JsonSchema
  examples?: Record<string, { value: string }>
}
type Content = Record<string, { schema: JsonSchema }>
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  security: Record<string, string[]>[]
  parameters: Parameter[]
  requestBody?: { required: boolean; content: Content }
  responses: Record<string, { description: string; content: Content }>
  'x-codes': ErrorCode[]
}
export type OpenApi = {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: string; description: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
}

const REF = '#/components/schemas/'

const schemaRegistry = z.registry<{ id: string }>()
for (const schemas of [...SECTIONS.map((section) => section.schemas), COMMON_SCHEMAS]) {
  for (const [id, schema] of Object.entries(schemas)) schemaRegistry.add(schema, { id })
}

function tidy({ jsonSchema }: { jsonSchema: JsonSchema }): void {
  // Redundant with `format`, and bounds that only mean « a JavaScript integer ».
  if (jsonSchema.format || !isPattern(jsonSchema.pattern)) delete jsonSchema.pattern
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  labelFields(jsonSchema)
}

/** JSON Schema patterns lack properties of strings, used for emoji. */
function isPattern(pattern = ''): boolean {
  try {
    return Boolean(new RegExp(pattern, 'u'))
  } catch {
    return false
  }
}

/** Expands a record with known keys into an object: generators ignore `propertyNames`. */
function labelFields(jsonSchema: JsonSchema): void {
  const { propertyNames, additionalProperties } = jsonSchema
  if (typeof propertyNames !== 'object' || !propertyNames.enum || !additionalProperties) return
  jsonSchema.properties = Object.fromEntries(
    propertyNames.enum.map((name) => [String(name), additionalProperties]),
  )
  jsonSchema.additionalProperties = false
  delete jsonSchema.propertyNames
}

function describeOutput(schema: z.ZodType, components: Record<string, JsonSchema>): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    metadata: schemaRegistry,
    unrepresentable: 'any',
    override: tidy,
  })
  const text = JSON.stringify(json).replaceAll('"#/$defs/', `"${REF}`)
  const { $defs = {}, ...described }: JsonSchema = JSON.parse(text)
  Object.assign(components, $defs)
  return described
}

function describeInput(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: tidy,
  })
  return json
}

/** Filters carry examples (`contract/filters.ts`). */
type Described = JsonSchema & { 'x-examples'?: string[] }

function listParameters(schema: z.ZodType | undefined, place: Parameter['in']): Parameter[] {
  if (!schema) return []
  const { properties = {}, required = [] } = describeInput(schema)
  return Object.entries(properties).map(([name, described]) => {
    const { description, 'x-examples': examples = [], ...rest } = described as Described
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description ? { description } : {}),
      schema: rest,
      ...(examples.length
        ? { examples: Object.fromEntries(examples.map((value) => [value, { value }])) }
        : {}),
    }
  })
}

function describeBody(endpoint: Endpoint): Pick<Operation, 'requestBody'> {
  const { body, multipart } = endpoint
  if (!body) return {}
  const schema = describeInput(body)
  const json = multipart === true ? [] : [MEDIA_TYPE, 'application/json']
  const content: Content = Object.fromEntries(json.map((type) => [type, { schema }]))
  if (multipart) content['multipart/form-data'] = { schema: addFiles(schema, endpoint) }
  return { requestBody: { required: Boolean(schema.required?.length), content } }
}

const FILE: JsonSchema = { type: 'string', format: 'binary' }

function addFiles(schema: JsonSchema, { files = [], maxFiles = 1 }: Endpoint): JsonSchema {
  const file = maxFiles > 1 ? { type: 'array' as const, items: FILE } : FILE
  const parts = files.map((name) => {
    const text = schema.properties?.[name]
    return [name, text ? { anyOf: [file, text] } : file]
  })
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(parts) } }
}

const isChange = (key: EndpointKey, { isRead }: Endpoint) => key.startsWith('POST') && !isRead

function listSecurity(key: EndpointKey, endpoint: Endpoint): Operation['security'] {
  const session = { session: [] }
  if (endpoint.access !== 'public') return [session]
  return [isChange(key, endpoint) ? { xsrfCookie: [], xsrfHeader: [] } : {}, session]
}

const SECURITY_SCHEMES = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'Le `auth_token` que répond `POST /api/auth/login`.',
  },
  xsrfCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'XSRF-TOKEN',
    description: 'Le cookie que donne `GET /api/sante`.',
  },
  xsrfHeader: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'La valeur du cookie `XSRF-TOKEN`, répétée.',
  },
}

function listCodes(key: EndpointKey, endpoint: Endpoint): ErrorCode[] {
  const { access, params, query, body, errors = [] } = endpoint
  const rules: [boolean, ErrorCode[]][] = [
    [access !== 'public', ['session_absente', 'session_expiree']],
    [access !== 'public' && access !== 'member', ['acces_refuse', 'email_non_verifie']],
    [access === 'public' && isChange(key, endpoint), ['jeton_anti_falsification']],
    [Boolean(body), ['requete_malformee', 'requete_trop_longue']],
    [Boolean(body), ['type_de_media_refuse', 'encodage_refuse']],
    [Boolean(params || query || body), ['champs_invalides']],
    [access !== 'public' && isCreation(endpoint), ['cle_deja_utilisee']],
  ]
  const implied = rules.flatMap(([applies, codes]) => (applies ? codes : []))
  return [...new Set([...implied, ...errors])].sort((a, b) => ERRORS[a][0] - ERRORS[b][0])
}

const FAILURE = { [MEDIA_TYPE]: { schema: { $ref: `${REF}Failure` } } }

const isText = (media: string) => /^text\/|\+xml|json/.test(media)
const fileOf = (media: string) => ({ schema: isText(media) ? { type: 'string' as const } : FILE })
const listMedias = (reply: Extract<Reply, { media: string }>) =>
  reply.kind === 'file' ? [reply.media, ...reply.others] : [reply.media]

function describeResponses(reply: Reply, codes: ErrorCode[], schemas: Record<string, JsonSchema>) {
  const responses: Operation['responses'] = {
    200: {
      description: 'Réussite.',
      content:
        'media' in reply
          ? Object.fromEntries(listMedias(reply).map((media) => [media, fileOf(media)]))
          : { [MEDIA_TYPE]: { schema: describeOutput(successSchema(reply), schemas) } },
    },
  }
  for (const code of codes) {
    const [status, message] = ERRORS[code]
    const before = responses[status]?.description
    const description = [before, `${code} : ${message}`].filter(Boolean).join('\n')
    responses[status] = { description, content: FAILURE }
  }
  return { ...responses, default: { description: 'Échec.', content: FAILURE } }
}

/** `GET /api/courses/{id}` → `get-courses-id`: operation name and anchor. */
export const operationIdOf = (key: EndpointKey) =>
  key
    .toLowerCase()
    .replace(' /api', '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')

export function buildOpenApi(): OpenApi {
  const schemas: Record<string, JsonSchema> = {}
  // Described on its own it is a reference: its targets are added to the schemas.
  describeOutput(COMMON_SCHEMAS.Failure, schemas)
  const paths: OpenApi['paths'] = {}
  for (const { id, routes } of SECTIONS) {
    for (const { key, endpoint } of routes) {
      const { method, path } = parseKey(key)
      const codes = listCodes(key, endpoint)
      const { params, query, reply, summary } = endpoint
      paths[path] ??= {}
      paths[path][method.toLowerCase()] = {
        operationId: operationIdOf(key),
        tags: [id],
        summary,
        security: listSecurity(key, endpoint),
        parameters: [...listParameters(params, 'path'), ...listParameters(query, 'query')],
        ...describeBody(endpoint),
        responses: describeResponses(reply, codes, schemas),
        'x-codes': codes,
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'API de Foulée',
      version: '1',
      description:
        'Tout ce que fait l’application passe par ces appels. Version lisible\u00a0: /api/docs.',
    },
    servers: [{ url: '/' }],
    tags: SECTIONS.map(({ id, titre }) => ({ name: id, description: titre })),
    paths,
    components: { schemas, securitySchemes: SECURITY_SCHEMES },
  }
}
