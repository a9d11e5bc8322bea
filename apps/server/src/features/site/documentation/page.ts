import { bindSpaces } from '@foulee/domain/shared/typographie'
import { type Html, html } from '#platform/markup/html.ts'
import { renderCall } from './call-html.ts'
import { INTRODUCTION } from './introduction.ts'
import type { OpenApi } from './openapi.ts'
import { findSectionOfSchema, HOME, pathOf, pathOfCall } from './paths.ts'
import { RECEIVED, renderSchema } from './schema-html.ts'
import { SECTIONS, type Section } from './sections.ts'
import { STYLE } from './style.ts'

export function renderDocs(document: OpenApi): ReadonlyMap<string, string> {
  const first = html`${INTRODUCTION}${renderContents()}${renderSchemas(document, undefined)}`
  return new Map([
    [HOME, renderPage(first)],
    ...SECTIONS.map((section) => [pathOf(section), renderSectionPage(section, document)] as const),
  ])
}

const renderSectionPage = (section: Section, document: OpenApi): string =>
  renderPage(
    html`<section><h2>${section.titre}</h2>
${section.routes.map(({ key, endpoint }) => renderCall(key, endpoint, document))}
</section>${renderSchemas(document, section)}`,
    section,
  )

const renderHead = (titre: string, path: string) => html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${titre}</title>
<meta name="description" content="Les appels de l’API de Foulée.">
<link rel="canonical" href="${path}">`

function renderPage(content: Html, section?: Section): string {
  const titre = section ? `${section.titre} - API de Foulée` : 'API de Foulée'
  const head = renderHead(titre, section ? pathOf(section) : HOME)
  const { html: text } = html`
<body>
<a class="skip" href="#contenu">Aller au contenu</a>
<header><p class="brand">Foulée</p><h1>API</h1>
<p>Tout ce que fait l’application passe par ces appels. Pour les machines :
<a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p></header>
<div class="layout">
${renderNavigation(section)}
<main id="contenu">
${content}
</main>
</div>
</body>
</html>`
  return `${head.html}\n<style>${STYLE}</style>\n</head>\n${bindSpaces(text)}`
}

function renderNavigation(open: Section | undefined): Html {
  const current = (section: Section | undefined) =>
    section === open ? html` aria-current="page"` : html``
  const entry = (section: Section) =>
    html`<li><a href="${pathOf(section)}"${current(section)}>${section.titre}</a>${
      section === open ? renderCallList(section) : html``
    }</li>`
  return html`<nav aria-label="Sommaire" tabindex="0"><ul>
<li><a href="${HOME}"${current(undefined)}>Pour commencer</a></li>
${SECTIONS.map(entry)}
</ul></nav>`
}

const renderCallList = (section: Section): Html =>
  html`<ul>${section.routes.map(
    ({ key }) =>
      html`<li><a href="${pathOfCall(section, key)}">${key.replace(' /api', ' ')}</a></li>`,
  )}</ul>`

const renderContents = (): Html =>
  html`<section id="appels"><h2>Tous les appels</h2>${SECTIONS.map(
    (section) =>
      html`<h3><a href="${pathOf(section)}">${section.titre}</a></h3>${renderCallList(section)}`,
  )}</section>`

function renderSchemas({ components }: OpenApi, section: Section | undefined): Html {
  const shown = Object.entries(components.schemas)
    .filter(([name]) => findSectionOfSchema(name) === section)
    .toSorted(([a], [b]) => a.localeCompare(b))
  if (!shown.length) return html``
  return html`<section id="schemas"><h2>Schémas</h2>${shown.map(
    ([
      name,
      schema,
    ]) => html`<article id="schema-${name}"><h3><a href="#schema-${name}">${name}</a></h3>
${renderSchema(schema, `Champs de ${name}`, RECEIVED)}</article>`,
  )}</section>`
}
