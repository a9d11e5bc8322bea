import { ERRORS, type ErrorCode } from '@foulee/contract/shared/error-catalogue'
import { type Access, type Endpoint, type EndpointKey, parseKey } from '@foulee/contract/shared/kit'
import { type Html, html, join, prose } from '#platform/markup/html.ts'
import type { OpenApi, Operation, Parameter } from './openapi.ts'
import {
  describeExamples,
  describeLimits,
  describeType,
  PRESENCE,
  RECEIVED,
  renderSchema,
} from './schema-html.ts'

function formatAccess(access: Access): string {
  if (access === 'public') return 'Public'
  return access === 'member' ? 'Membre' : `Droit «\u00a0${access}\u00a0»`
}

const REPLIES: Record<Endpoint['reply']['kind'], string> = {
  data: 'Le résultat dans `data`.',
  list: 'Une liste dans `data`, son total dans `nb`.',
  created: 'L’identifiant dans `id`, l’objet dans `data`.',
  file: 'Un fichier, sans enveloppe.',
  stream:
    'Un flux d’évènements (Server-Sent Events), sans enveloppe, qui dure tant qu’on l’écoute.',
}

export function renderCall(key: EndpointKey, endpoint: Endpoint, { paths }: OpenApi): Html {
  const { method, path } = parseKey(key)
  const operation = paths[path]?.[method.toLowerCase()]
  if (!operation) return html``
  return html`
<article id="${operation.operationId}">
<h3><a href="#${operation.operationId}"><span class="method ${method.toLowerCase()}">${method}</span>
<code>${path}</code></a> <span class="access">${formatAccess(endpoint.access)}</span></h3>
<p>${prose(operation.summary)}</p>
${renderParameters(operation.parameters, key)}
${renderBody(operation, key)}
<h4>Réponse</h4><p>${prose(REPLIES[endpoint.reply.kind])}</p>
${renderAnswer(operation, key)}
${renderCodes(operation['x-codes'])}
</article>`
}

function renderParameters(parameters: readonly Parameter[], key: string): Html {
  if (!parameters.length) return html``
  return html`<h4>Paramètres</h4><div class="scroll" role="region" tabindex="0" aria-label="Paramètres de ${key}"><table>
<thead><tr><th scope="col">Nom</th><th scope="col">Où</th><th scope="col">Ce que c’est</th><th scope="col">Précisions</th></tr></thead>
<tbody>${parameters.map(renderParameter)}</tbody></table></div>`
}

function renderParameter({ name, in: place, required, schema, ...words }: Parameter): Html {
  const { description, examples } = words
  const limits = [
    html`${required ? 'obligatoire' : 'facultatif'}`,
    ...describeLimits(schema),
    ...(examples ? [describeExamples(Object.keys(examples))] : []),
  ]
  const what = description ? html`${description}` : describeType(schema)
  return html`<tr><th scope="row"><code>${name}</code></th>
<td>${place === 'path' ? 'chemin' : 'adresse'}</td><td>${what}</td><td>${join(limits, ' ; ')}</td></tr>`
}

function renderBody({ requestBody }: Operation, key: string): Html {
  const [media] = Object.entries(requestBody?.content ?? {})
  if (!media) return html``
  const [type, { schema }] = media
  return html`<h4>Corps</h4><p><code>${type}</code></p>${renderSchema(schema, `Corps de ${key}`, PRESENCE)}`
}

function renderAnswer({ responses }: Operation, key: string): Html {
  const [media] = Object.entries(responses[200]?.content ?? {})
  if (!media) return html``
  const [type, { schema }] = media
  if (!schema.properties) return html`<p><code>${type}</code></p>`
  return renderSchema(schema, `Réponse de ${key}`, RECEIVED)
}

function renderCodes(codes: readonly ErrorCode[]): Html {
  if (!codes.length) return html``
  const row = (code: ErrorCode) =>
    html`<li><b>${ERRORS[code][0]}</b> <code>${code}</code> ${ERRORS[code][1]}</li>`
  return html`<h4>Refus</h4><ul class="codes">${codes.map(row)}</ul>`
}
